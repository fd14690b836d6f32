# SPDX-License-Identifier: GPL-3.0-or-later
# What Debian wants of the tree that becomes a package, and nobody else does.
set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
set(documents ${usr}/share/doc/${CPACK_PACKAGE_NAME})
file(MAKE_DIRECTORY ${documents})
file(COPY ${CPACK_LASTSTONE_DOCUMENTS}/changelog ${CPACK_LASTSTONE_DOCUMENTS}/copyright
    DESTINATION ${documents}
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(GLOB_RECURSE pages ${usr}/share/man/*.1)
execute_process(COMMAND gzip -9 -n ${pages} ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
# zsh of Debian reads what packages bring from a folder of its own.
file(RENAME ${usr}/share/zsh/site-functions ${usr}/share/zsh/vendor-completions)
execute_process(COMMAND strip --strip-all --remove-section=.comment --remove-section=.note
    ${usr}/bin/laststone COMMAND_ERROR_IS_FATAL ANY)
# Whatever the mask of whoever packs.
file(CHMOD_RECURSE ${usr} DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
