import { expect, it } from 'vitest'
import { scanXml } from '#server/sheet/xml-scan'
import { isCamt, pembacaCamt } from './baca-camt.rules.ts'

const saldo = (
  kode: string,
  jumlah: string,
) => `<Bal><Tp><CdOrPrtry><Cd>${kode}</Cd></CdOrPrtry></Tp>
  <Amt Ccy="IDR">${jumlah}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>`
const entri = (jumlah: string, arah: string, lain = '') => `<Ntry><Amt Ccy="IDR">${jumlah}</Amt>
  <CdtDbtInd>${arah}</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt>
  <AcctSvcrRef>B-${jumlah}</AcctSvcrRef>
  <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="IDR">999.00</Amt>
  <RltdPties><Dbtr><Nm>BUDI &amp; CO</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>Gelang</Ustrd></RmtInf></TxDtls></NtryDtls>${lain}</Ntry>`
const berkas = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>0012345678</Id></Othr></Id></Acct>
${saldo('OPBD', '10000000.00')}${saldo('CLBD', '14105956.00')}
${entri('4123456.00', 'CRDT')}${entri('17500', 'DBIT', '<RvslInd>true</RvslInd>')}
</Stmt></BkToCstmrStmt></Document>`

it('CAMT.053 gives entries with whoever paid, and both balances', async () => {
  expect(isCamt(berkas)).toBe(true)
  const pembaca = pembacaCamt()
  // In pieces, as a file comes.
  async function* potong(): AsyncGenerator<string> {
    for (let at = 0; at < berkas.length; at += 97) yield berkas.slice(at, at + 97)
  }
  await scanXml(potong(), pembaca)
  expect(pembaca.hasil()).toEqual({
    rekening: '0012345678',
    baris: [
      {
        tgl: '2026-11-20',
        sen: 412_345_600,
        no_ref: 'B-4123456.00',
        keterangan: 'BUDI & CO Gelang',
      },
      {
        tgl: '2026-11-20',
        sen: -1_750_000,
        no_ref: 'B-17500',
        keterangan: 'BUDI & CO Gelang (balik)',
      },
    ],
    awal: 1_000_000_000,
    akhir: 1_410_595_600,
    sampai: '2026-11-21',
    salah: [],
  })
})

it('CAMT.053 that was cut off on its way is known as such', async () => {
  const utuh = async (text: string): Promise<boolean> => {
    const pembaca = pembacaCamt()
    async function* satu(): AsyncGenerator<string> {
      yield text
    }
    await scanXml(satu(), pembaca)
    return pembaca.utuh()
  }
  expect(await utuh(berkas)).toBe(true)
  // Behind its first entry: without the second, its closing balance would be another.
  expect(await utuh(berkas.slice(0, berkas.indexOf('</Ntry>') + 7))).toBe(false)
})
