import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { phrases } from 'virtual:phrases'
import { expect, test } from 'vitest'
import { readBantuan } from '#kernel/bantuan'
import { languages, translated } from '#kernel/language'
import { house } from './house.ts'

const modules = path.resolve(import.meta.dirname, 'modules')
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'bantuan.tsv')
  .map((name) => [name, readFileSync(path.join(modules, name), 'utf8')] as const)
const written = new Map(files.flatMap(([, tsv]) => readBantuan(tsv)))

test.each(house.screens.map(({ path: at }) => [at]))('%s has help in six languages', (at) => {
  const screen = house.screen(at)
  const said = written.get(at)
  const more = said === undefined ? [] : Object.entries(said).filter(([, text]) => text === '')
  expect(more).toEqual([])
  const { purpose } = screen ?? {}
  const told =
    purpose === undefined
      ? said !== undefined
      : translated.every((language) => phrases[language][purpose])
  expect(told, `write a line of ${at} in a bantuan.tsv, or translate its purpose`).toBe(true)
})

test('help is of screens that are there, each once, in order', () => {
  for (const [name, tsv] of files) {
    const [head, ...lines] = tsv.trimEnd().split('\n')
    expect(head, name).toBe(['layar', ...Object.keys(languages)].join('\t'))
    expect(lines, name).toEqual(lines.toSorted())
    expect(new Set(lines.map((line) => line.split('\t').length)), name).toEqual(new Set([7]))
  }
  const all = files.flatMap(([, tsv]) => readBantuan(tsv).map(([at]) => at))
  expect(all.filter((at) => house.screen(at) === undefined)).toEqual([])
  expect(all.toSorted()).toEqual([...written.keys()].toSorted())
})
