import { describe, expect, test } from 'vitest'
import { keysOnce } from './keys.ts'
import { expectNone, tree } from './tree.ts'

test('no screen says a key and its button apart', () => expectNone(keysOnce(tree)))

describe('the rule of keys', () => {
  const found = (text: string) => keysOnce([{ path: 'src/modules/a/A.tsx', text }])
  const bound = "useKeys([{ key: 'F9', label: 'Simpan', run: simpan, off: sibuk }])"

  test('finds a key that stands in useKeys and on a button', () => {
    const text = `${bound}\n<Button onClick={simpan}>\n  {t('Simpan')} <Key>F9</Key>\n</Button>`
    expect(found(text)).toEqual([
      'src/modules/a/A.tsx says F9 in useKeys and on a Button: make it one KeyButton.',
    ])
  })

  test.each([
    "useKeys([\n    {\n      label: 'Simpan',\n      key: 'F9',\n      run: () => {\n        a()\n      },\n    },\n  ])",
    "useKeys([...(on ? [{ key: 'F9', ...simpan }] : [])])",
  ])('finds it in whatever form', (text) =>
    expect(
      found(`${text}\n<Button>{t('Simpan')} {on ? <Key>F9</Key> : null}</Button>`),
    ).toHaveLength(1),
  )

  test('lets a key without a button be, and a button whose key belongs to a part', () => {
    expect(found(`${bound}\n<Button onClick={lihat}>{t('Lihat')} <Key>F8</Key></Button>`)).toEqual(
      [],
    )
  })
})
