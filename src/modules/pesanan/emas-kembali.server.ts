import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { formatBerat } from '#kernel/figures'
import { list, row, whole } from '#kernel/shape'
import { checkCancel, takesBack, undone } from '#server/document/cancel'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { loadDocument } from '#server/document/recorded'
import { born, serve, step } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { gram } from '#modules/stok/buku'
import {
  bertambah,
  dikerjakan,
  emasDari,
  perluSusut,
  terimaEmas,
  type EmasTukang,
} from './emas-pesanan.rules.ts'
import { emasKembali, pilihanEmas } from './emas-kembali.ts'
import { satu } from './menepati.server.ts'
import { bukuKembali, gramKembali } from './pesanan.effects.ts'
import { barangDari, emasPesanan, type Pesanan } from './pesanan.rules.ts'
import { settingPesanan } from './setting.ts'

const { commands } = emasKembali

/** That no gold of it came or went since it was read. */
export const periksaEmas = ({
  id,
  isi,
}: Pick<Pesanan, 'id' | 'isi'>): readonly [string, unknown] => [
  'emas_pesanan',
  [{ id, emas: 'barang' in isi ? (isi.emas_tukang ?? null) : null }],
]

const sisaKadar = defineLoad(
  'sisa_emas_pesanan',
  list(row({ kadar: whole, kotor: whole, murni: whole })),
)

/** The goldsmith who is meant: the only one who has some of it. @throws Refusal at the field */
function tukangnya(
  { nomor }: Pesanan,
  emas: readonly EmasTukang[],
  kode: string | null,
): EmasTukang {
  const punya = emas.filter(({ murni }) => murni > 0)
  const [satu, lain] = punya
  const dicari = kode?.trim().toUpperCase()
  const found =
    dicari === undefined && !lain ? satu : punya.find((one) => one.kode_tukang === dicari)
  if (found) return found
  if (punya.length === 0)
    throw refusedField('no_pesanan', 'Tidak Ada Emas {{nomor}} Di Tukang', { nomor })
  throw refusedField('kode_tukang', 'Emas {{nomor}} Ada Di {{tukang}}', {
    ...{ nomor, tukang: punya.map(({ kode_tukang }) => kode_tukang).join(', ') },
  })
}

/** What he may lose of orders; hundredths of a percent of what he worked on. */
async function batasSusut(ctx: Context, kode_tukang: string): Promise<number> {
  const own = await ctx.db.row<{ batas: number | null }>(
    ctx.kodeToko,
    sql`select batas_pesanan as batas from tukang
      where kode_toko = ${ctx.kodeToko} and kode_tukang = ${kode_tukang}`,
  )
  return own?.batas ?? ctx.setting(settingPesanan.PESANAN_SUSUT_BATAS)
}

const simpan = serve(emasKembali, commands.simpan, async (ctx, { body }) => {
  const { baris, beban, habis, keterangan } = body
  const kini = await satu(ctx, body.no_pesanan)
  const { akun, id: id_asal, isi: pesanan, nomor } = kini
  const semua = emasPesanan(kini)
  const { kode_tukang } = tukangnya(kini, semua, body.kode_tukang)
  const hasil = terimaEmas(emasDari(semua, kode_tukang), { baris, habis })
  const { kembali, susut } = hasil
  const sisa = habis ? await ctx.db.load(sisaKadar, [ctx.kodeToko, id_asal, kode_tukang]) : []
  const dipakai = {
    murni: kembali.reduce((sum, one) => sum + one.murni, susut.murni),
    nilai: kembali.reduce((sum, one) => sum + one.nilai, susut.nilai),
  }
  const dasar = { dikerjakan: dikerjakan(barangDari(pesanan), kode_tukang), susut: susut.murni }
  return {
    needs: perluSusut({ keterangan, no_pesanan: nomor }, dasar, await batasSusut(ctx, kode_tukang)),
    periksa: [periksaEmas(kini)],
    write: () => {
      const id = newId()
      const isi = {
        ...{ no_pesanan: nomor, kode_tukang, beban, keterangan, dipakai },
        berat: kembali.reduce((sum, { kotor }) => sum + kotor, 0),
        ...{ susut: susut.murni, rugi: susut.nilai },
      }
      const { murni, nilai } = dipakai
      const tinggal = bertambah(semua, { kode_tukang, murni: 0 - murni, nilai: 0 - nilai })
      return {
        makes: [born(emasKembali, commands.simpan, { id, id_asal, isi })],
        facts: [{ id_dokumen: id_asal, isi: { emas_tukang: tinggal } }],
        books: [
          write(gram, gramKembali(id, kode_tukang, hasil, sisa)),
          ...bukuKembali(id, hasil, { akun, beban, kode_tukang }),
        ],
        answer: { nomor: numberOf(id) },
        nomor: [numberOf(id), nomor],
      }
    },
  }
})

/** It lies at the goldsmith again. */
const batal = serve(emasKembali, commands.batal, async (ctx, { body }) => {
  const old = await loadDocument(ctx, emasKembali, body.nomor)
  checkCancel(emasKembali, commands.batal, old, ctx.toko.tgl_system)
  const { dipakai, kode_tukang, no_pesanan }: Lama = Object(old.isi)
  const kini = await satu(ctx, no_pesanan)
  return {
    needs: [
      {
        kategori: 'BATAL_EMAS_KEMBALI',
        sebelum: { [old.nomor]: `VALID ${formatBerat(dipakai.murni)} gr` },
        sesudah: { [old.nomor]: 'BATAL' },
        keterangan: body.alasan,
      },
    ],
    periksa: [periksaEmas(kini), ['batal', [{ id: old.id, buku: gram.name }]]],
    write: () => {
      const id = newId()
      const emas_tukang = bertambah(emasPesanan(kini), { kode_tukang, ...dipakai })
      return {
        makes: [takesBack(commands.batal, old, id)],
        steps: [step(emasKembali, commands.batal, old)],
        facts: [{ id_dokumen: kini.id, isi: { emas_tukang } }],
        books: undone(emasKembali, old, id),
        answer: { nomor: numberOf(id) },
        nomor: [old.nomor, kini.nomor],
      }
    },
  }
})

/** What is frozen in one, as its cancel reads it. */
interface Lama {
  readonly dipakai: Pick<EmasTukang, 'murni' | 'nilai'>
  readonly kode_tukang: string
  readonly no_pesanan: string
}

const pilihan = handle(pilihanEmas, async (ctx) => {
  const rows = await ctx.db.rows<{
    readonly no_pesanan: string
    readonly nama: string
    readonly tukang: readonly { readonly kode: string; readonly murni: number }[]
  }>(
    ctx.kodeToko,
    sql`select no_pesanan, nama, jsonb_agg(jsonb_build_object('kode', kode_tukang, 'murni', murni)
        order by kode_tukang) as tukang
      from kencana.emas_di_tukang(${ctx.kodeToko}) group by 1, 2 order by 1`,
  )
  return rows.map(({ nama, no_pesanan, tukang }) => {
    const emas = tukang.map(({ kode, murni }) => `${kode} ${formatBerat(murni)} gr`)
    return { no_pesanan, uraian: [no_pesanan, ...emas, nama].join(' ').slice(0, 200) }
  })
})

export const emasHandlers = [pilihan, simpan, batal]
