import type { Rule } from './tree.ts'

/** Folders of one machine (joined here, so that this file does not name them itself). */
const machinePaths = new RegExp(
  `(?<![\\w.$}])/(?:${['work', 'root', 'tmp/bash[^/]*', 'home/[a-z]+', 'Users/[A-Za-z]+'].join('|')})/`,
)
const registryHost = /\b(?:registry|npm|mirror|proxy|artifactory|nexus)\.[a-z0-9-]+\.[a-z]{2,}\b/i

/** Nothing names a folder of somebody's machine or the registry that it installed from. */
export const places: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const found = machinePaths.exec(line) ?? registryHost.exec(line)
      return found === null
        ? []
        : `${path}:${at + 1} names '${found[0]}', which is there only on one machine.`
    }),
  )
