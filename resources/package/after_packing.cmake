# SPDX-License-Identifier: GPL-3.0-or-later
# Has Debian's own tool put the same files together once more: CPack gives the members of the archive what the
# mask of whoever packs leaves of their permissions, and so other bytes.
set(tree ${CPACK_TEMPORARY_DIRECTORY}/again)
set(folder OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
foreach(package IN LISTS CPACK_PACKAGE_FILES)
    file(REMOVE_RECURSE ${tree})
    execute_process(COMMAND dpkg-deb --raw-extract ${package} ${tree} COMMAND_ERROR_IS_FATAL ANY)
    file(CHMOD ${tree} ${tree}/DEBIAN DIRECTORY_PERMISSIONS ${folder})
    execute_process(COMMAND dpkg-deb --root-owner-group -Zxz --build ${tree} ${package}
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
