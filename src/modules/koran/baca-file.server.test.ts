import { expect, it } from 'vitest'
import { bacaFile } from './baca-file.server.ts'

it.each([
  ['another message', '<?xml version="1.0"?><Document><BkToCstmrDbtCdtNtfctn/></Document>'],
  ['a page of the web', '\uFEFF <html><table><tr><td>Tanggal</td></tr></table></html>'],
  ['cut off on its way', '<Document><BkToCstmrStmt><Stmt><Bal><Amt>5</Amt></Bal>'],
  ['badly closed', '<Document><BkToCstmrStmt><Stmt></BkToCstmrStmt>'],
])('%s is no statement', async (_, text) => {
  await expect(bacaFile(Buffer.from(text), '2026-11-21', {})).rejects.toMatchObject({
    message: 'File Ini Bukan Rekening Koran Yang Dapat Dibaca',
  })
})

it('a statement without lines is one, with its balances', async () => {
  const text = ':20:A\n:25:0012345678\n:60F:C261119IDR4123,00\n:62F:C261120IDR4123,00\n-}'
  expect(await bacaFile(Buffer.from(text), '2026-11-21', {})).toMatchObject({
    bentuk: 'MT940',
    terbaca: { baris: [], awal: 412_300, akhir: 412_300, sampai: '2026-11-20' },
  })
})
