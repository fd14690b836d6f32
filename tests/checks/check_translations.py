#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translations are complete, agree with the source and are written in their own script.

usage: check_translations.py SOURCE_DIR LUPDATE LIST_OF_SOURCES
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

# Characters that only one of the two ways of writing has; a few hundred of the most frequent.
SIMPLIFIED_ONLY = set(
    "们这个来对时说国长问门间闻题业东两严丧临为举义乌乐习书买乱争亏云亚产亲亿仅从仓仪价众优会伟传伤伦"
    "体余侧债储儿兑党兰关兴养兽内冈册写军农冲决况冻净减凑则刚创删别办务动励劳势区协单卖卢卫厂厅历压厌"
    "县参双发变叠号叹吓启员响圆团园围图圣场坏块坚坛坝坟垄备复够头夹夺奋妇妈娱学宁宝实宠审宪宽宾对导寻"
    "将尔尘尝尽层属岁岂岛岭币师帐带帮广庆应库开异弃张弹强归当录彻径忆怀态总恋恶悬惊惧惨惯愿戏战户扑执"
    "扩扫扬护报担拟拣择换据损摆数斋斗断无旧显晓晕暂术机杀杂权条极构枪标栋栏树样档桥检楼榄横欢欧残毁毕"
    "气汇汉沟没泪泽洁浅测济浏涛润涨渐温游湾满滚滤灭灯灵炉点炼热爱牵犹狭猎献环现电画畅疗盖盘确离种积称"
    "稳穷窃竖竞笔筛签简类紧纠红级纪纯纲纳纵纸线练组细织终经结绕给络绝统继绩续维综绿缓编缩罗罚联职肃胜"
    "脑脱节范荐药荣获虑虚虽补表装规视览觉触计订认讨让训议记讲许论设访证评识诉词译试诗话询该详语误说请读"
    "课谁调谈谓谢贝负贡财责败货质贩贪购贯贴贵贸费赋赏赖赛赞趋跃践踪车轨转轮软较载辅辆输边达迁过运还这"
    "进远违连迟适选递逻遗邮邻采释里鉴针钟钢钥铁银铺链销锁错键锐镜闭闲阅队阳阴阵阶际陆险随隐难须顶项顺"
    "顿预领频颗题颜额风飞饮驱验骤鱼鲜齐齿龙")
TRADITIONAL_ONLY = set(
    "們這個來對時說國長問門間聞題業東兩嚴喪臨為舉義烏樂習書買亂爭虧雲亞產親億僅從倉儀價眾優會偉傳傷倫"
    "體餘側債儲兒兌黨蘭關興養獸內岡冊寫軍農衝決況凍淨減湊則剛創刪別辦務動勵勞勢區協單賣盧衛廠廳歷壓厭"
    "縣參雙發變疊號嘆嚇啟員響圓團園圍圖聖場壞塊堅壇壩墳壟備復夠頭夾奪奮婦媽娛學寧寶實寵審憲寬賓導尋將爾"
    "塵嘗盡層屬歲豈島嶺幣師帳帶幫廣慶應庫開異棄張彈強歸當錄徹徑憶懷態總戀惡懸驚懼慘慣願戲戰戶撲執擴掃"
    "揚護報擔擬揀擇換據損擺數齋鬥斷無舊顯曉暈暫術機殺雜權條極構槍標棟欄樹樣檔橋檢樓橫歡歐殘毀畢氣匯漢"
    "溝淚澤潔淺測濟瀏濤潤漲漸溫灣滿滾濾滅燈靈爐點煉熱愛牽猶狹獵獻環現電畫暢療蓋盤確離種積稱穩窮竊豎競"
    "筆篩簽簡類緊糾紅級紀純綱納縱紙線練組細織終經結繞給絡絕統繼績續維綜綠緩編縮羅罰聯職肅勝腦脫節範薦"
    "藥榮獲慮虛雖補裝規視覽覺觸計訂認討讓訓議記講許論設訪證評識訴詞譯試詩話詢該詳語誤請讀課誰調談謂謝"
    "貝負貢財責敗貨質販貪購貫貼貴貿費賦賞賴賽贊趨躍踐蹤車軌轉輪軟較載輔輛輸邊達遷過運還進遠違連遲適選"
    "遞邏遺郵鄰釋裡鑑針鐘鋼鑰鐵銀鋪鏈銷鎖錯鍵銳鏡閉閒閱隊陽陰陣階際陸險隨隱難須頂項順頓預領頻顆顏額風"
    "飛飲驅驗驟魚鮮齊齒龍")
AMBIGUOUS = SIMPLIFIED_ONLY & TRADITIONAL_ONLY
# Characters that stand in both ways of writing, in some word.
SIMPLIFIED_ONLY -= AMBIGUOUS | set("个云余冲别删内册净减剩没温游才里了采系斗复表範卜面")
TRADITIONAL_ONLY -= AMBIGUOUS | set("別刪內冊於")

# What gives a sentence its template, teaching/sentence.h; src/CMakeLists.txt says the same.
ALIASES = "QT_TR_NOOP+=phrase,QT_TR_N_NOOP+=plural,Q_DECLARE_TR_FUNCTIONS+=LASTSTONE_SENTENCES"

failures = []


def fail(where, text):
    failures.append(f"{where}: {text}")


def places(text):
    return Counter(re.findall(r"%(?:L?\d+|n)", text))


def check_script(where, language, text):
    foreign = SIMPLIFIED_ONLY if language == "zh_TW" else TRADITIONAL_ONLY
    found = sorted(set(text) & foreign)
    if found:
        fail(where, f"{''.join(found)} belongs to the other way of writing, in {text!r}")


def check_punctuation(where, text):
    # Between Chinese characters stands full-width punctuation.
    if re.search(r"[\u4e00-\u9fff][,;!?]|[,;!?][\u4e00-\u9fff]|[\u4e00-\u9fff]\.(?![.\w])", text):
        fail(where, f"half-width punctuation in {text!r}")


def check_message(path, language, context, message):
    source = message.findtext("source")
    if re.search(r"[A-Za-z]'[A-Za-z]", source):
        fail(f"{path.name}, {context}", f"straight apostrophe in {source!r}")
    where = f"{path.name}, {context}, {source[:60]!r}"
    translation = message.find("translation")
    if translation.get("type"):
        fail(where, f"is {translation.get('type')}")
        return
    forms = [form.text or "" for form in translation.findall("numerusform")]
    numerus = message.get("numerus") == "yes"
    if not numerus:
        forms = [translation.text or ""]
    if len(forms) != (2 if numerus and language == "en" else 1):
        fail(where, f"has {len(forms)} forms")
    for form in forms:
        if not form.strip():
            fail(where, "is empty")
        wanted, got = places(source), places(form)
        if numerus:  # one form may say "one" for the number
            wanted.pop("%n", None)
            got.pop("%n", None)
        if wanted != got:
            fail(where, f"has the places {dict(got)} and not {dict(wanted)}")
        if sorted(re.findall(r"</?\w+", source)) != sorted(re.findall(r"</?\w+", form)):
            fail(where, "has other tags")
        if source.count("\n") != form.count("\n"):
            fail(where, "has other lines")
        if ("&" in source.replace("&&", "")) != ("&" in form.replace("&&", "")) and "<" not in source:
            fail(where, "keeps or makes up a mnemonic")
        if source.rstrip().endswith("…") != form.rstrip().endswith("…"):
            fail(where, "the dots of a dialog to come are in one of the two only")
        if language != "en":
            check_script(where, language, form)
            check_punctuation(where, form)


def forbidden_words():
    """The table beside this file, a row (language, expression, better word, where)."""
    lines = (Path(__file__).parent / "chinese_words.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    for row in rows:
        if len(row) not in (3, 4):
            fail("chinese_words.tsv", f"has {len(row)} columns in {row}")
    return [(row[0], re.compile(row[1]), row[2], re.compile(row[3] if len(row) == 4 else "")) for row in rows]


def chinese_texts(source_dir, language):
    """Every translation and, line by line, every tour and chapter with where it stands; code is left out."""
    path = source_dir / f"translations/laststone_{language}.ts"
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            for text in [translation.text or ""] + [form.text or "" for form in translation.findall("numerusform")]:
                yield f"{path.name}, {context.findtext('name')}", text
    for kind in ("tours", "help"):
        for path in sorted((source_dir / "resources" / kind / language).glob("**/*.md")):
            text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|^> \[![^\n]*", "]", path.read_text(encoding="utf-8"),
                          flags=re.S | re.M)
            for line in text.replace("\u00a0", " ").splitlines():
                yield f"{language}/{path.name}", line


def check_terms(source_dir):
    """What a term of the glossary is called, it is called everywhere, and Taiwan has words of its own."""
    rows = forbidden_words()
    for language in ("zh_CN", "zh_TW"):
        for where, text in chinese_texts(source_dir, language):
            for wanted, wrong, better, place in rows:
                if language.startswith(wanted) and place.search(where) and wrong.search(text):
                    fail(where, f"has {wrong.search(text).group()} for {better}, in {text[:80]!r}")


def check_file(path, language):
    for context in ElementTree.parse(path).getroot().findall("context"):
        name = context.findtext("name")
        if re.search(r"::[a-z_]+$", name):
            fail(f"{path.name}, {name}", "is a namespace: its phrases are looked up in the context of LASTSTONE_SENTENCES")
        for message in context.findall("message"):
            check_message(path, language, context.findtext("name"), message)


def check_fresh(source_dir, lupdate, sources):
    for language, options in (("en", ["-pluralonly"]), ("zh_CN", []), ("zh_TW", [])):
        path = source_dir / f"translations/laststone_{language}.ts"
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            shutil.copy(path, copy)
            subprocess.run([lupdate, "-silent", "-locations", "none", "-no-obsolete", *options,
                            "-tr-function-alias", ALIASES,
                            "-I", source_dir / "src", f"@{sources}", "-ts", copy],
                           check=True, capture_output=True)
            if messages(copy) != messages(path):
                fail(path.name, "differs from the sources; build the target update_translations")


def messages(path):
    return [(context.findtext("name"), message.findtext("source"), message.findtext("comment"))
            for context in ElementTree.parse(path).getroot().findall("context")
            for message in context.findall("message")]


def check_breaks(where, text):
    """What is read at a glance stays on one line, and quotation marks are those of print."""
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|^> \[![^\n]*", "]", text, flags=re.S | re.M)
    for formula in re.findall(r"[\w)\]}₂…⌋] (?:[⊕=<>≤≥≠→+−·×]|mod) [\w(\[{⌊…−]", text):
        fail(where, f"a line can break in {formula!r}: formulas have no-break spaces")
    for straight in re.findall(r".{0,12}['\"].{0,12}", text):
        fail(where, f"straight quotation mark in {straight!r}")


def check_texts(folder, what):
    """Texts in Markdown, a folder a language: the same files with the same links, pictures and headings."""
    names = {path.name for language in ("en", "zh_CN", "zh_TW") for path in (folder / language).glob("*.md")}
    for name in sorted(names):
        shape = None
        for language in ("en", "zh_CN", "zh_TW"):
            path = folder / language / name
            if not path.exists():
                fail(path, "is missing")
                continue
            text = path.read_text(encoding="utf-8")
            links = re.findall(r"\]\(([^)]*)\)", text)
            # A note for the lecturer stands in the same section of every language.
            headings = [mark for mark in re.findall(r"^(#+ |> \[!NOTE\].*)", text, re.M)]
            shape = shape or (links, headings)
            if (links, headings) != shape:
                fail(path, f"has other links, headings or notes than the English {what}")
            check_breaks(str(path), text)
            if what == "tour":
                for section in re.split(r"^## ", text, flags=re.M)[1:]:
                    if section.count("> [!QUESTION]") < 2:
                        fail(path, f"asks less than twice in “{section.splitlines()[0]}”")
            if language != "en":
                check_script(str(path), language, text.replace("简体中文", "").replace("繁體中文", ""))
                check_punctuation(str(path), re.sub(r"\([^)]*\)|`[^`]*`", "", text))


def main():
    source_dir, lupdate, sources = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    for language in ("en", "zh_CN", "zh_TW"):
        check_file(source_dir / f"translations/laststone_{language}.ts", language)
    check_fresh(source_dir, lupdate, sources)
    check_texts(source_dir / "resources/tours", "tour")
    check_texts(source_dir / "resources/help", "chapter")
    check_terms(source_dir)
    print("\n".join(failures) or "translations: all is well")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
