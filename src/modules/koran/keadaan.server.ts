import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle, type Context } from '#server/serve'
import { kataTutup } from '#modules/hari/laporan/tutup-toko'
import { keadaanBank, type bukuTerbuka } from './koran.calls.ts'
import { muatKoranLalu } from './koran.server.ts'
import { kartuUntuk, tampak, usulkan, type Kartu } from './usulan.rules.ts'

type Terbuka = Omit<RowOf<typeof bukuTerbuka>, 'dokumen'> & {
  readonly dokumen: string | null
  readonly hilang: boolean
  readonly asal: string | null
  readonly nama: string | null // what the shop calls its own kategori
}

/**
 * So many rows of a side are shown. Proposals are made of far more, so that those of a row do not
 * change with what is shown beside it; beyond that nothing is certain.
 */
const terlihat = 2_000
const terbanyak = 20_000

/** What nobody has matched of one side, the oldest first. */
async function sisiTerbuka(
  { db, kodeToko, toko }: Context,
  no_rekening: string,
  sisi: 'KORAN' | 'KAS',
) {
  const rows = await db.rows<Terbuka>(
    kodeToko,
    sql`select b.id, b.n, b.tgl, d.nomor as dokumen, b.kategori, b.keterangan, b.no_ref,
        b.jumlah, (${toko.tgl_system}::date - b.tgl)::int as umur, h.id is not null as hilang,
        a.nomor as asal, x.nama_transaksi as nama
      from belum_cocok(${kodeToko}, ${no_rekening}) b
        left join hilang_sah(${kodeToko}) h on b.sisi = 'KAS'
          and (h.id = b.id_dokumen or (h.id_baris, h.n_baris) = (b.id, b.n))
        join posting p on p.kode_toko = ${kodeToko} and p.id = b.id
        left join dokumen d on d.kode_toko = ${kodeToko} and d.id = b.id_dokumen
        left join dokumen a on a.kode_toko = ${kodeToko} and a.id = d.id_asal
          and (d.jenis = 'TAMBAH_TITIPAN' or d.jenis like 'KWITANSI\\_%')
        left join kode_transaksi x on x.kode_toko = ${kodeToko} and x.kode_transaksi = b.kategori
      where b.sisi = ${sisi} order by b.tgl, p.urut, b.n limit ${terbanyak}`,
  )
  return rows.map((one) => ({
    ...one,
    kunci: `${one.id} ${one.n}`,
    dokumen: one.dokumen ?? '',
    keterangan: one.keterangan ?? '',
  }))
}

/** What the cash book calls by a code, in words. */
const kata = new Map<string, string>(Object.entries(kataTutup))
const kataKategori = ({ t }: Context, { kategori, nama }: Terbuka): string =>
  nama ?? t(kata.get(kategori.replaceAll('_', ' ')) ?? kategori)

/** The account that is asked for; else that whose statement came last, or the first. */
const rekeningDipilih = ({ db, kodeToko }: Context, diminta: string | null) =>
  db.row<{ no_rekening: string; kode_bank: string }>(
    kodeToko,
    sql`select r.no_rekening, r.kode_bank from rekening r
        left join koran_sah(${kodeToko}, null) s on s.no_rekening = r.no_rekening
      where r.kode_toko = ${kodeToko}
        and (${diminta}::text is null or r.no_rekening = ${diminta})
      order by s.saat desc nulls last, r.aktif desc, r.no_rekening limit 1`,
  )

/** Both sides of an account, the oldest first, with what is proposed. */
export const keadaan = handle(keadaanBank, async (ctx, { query }) => {
  const { db, kodeToko, toko } = ctx
  const dipilih = await rekeningDipilih(ctx, query.no_rekening ?? null)
  const no_rekening = dipilih?.no_rekening ?? ''
  const [koran, kas, buku, lalu, kartu] = await Promise.all([
    sisiTerbuka(ctx, no_rekening, 'KORAN'),
    sisiTerbuka(ctx, no_rekening, 'KAS'),
    db.row<{ saldo: number }>(
      kodeToko,
      sql`select coalesce(sum(jumlah_in + fee_in - jumlah_out - fee_out), 0)::bigint as saldo
        from harian_kas(${kodeToko}, '-infinity', ${toko.tgl_system}::date)
        where jenis = 'TRANSFER' and no_rekening = ${no_rekening}`,
    ),
    muatKoranLalu(ctx, no_rekening),
    db.rows<Kartu>(
      kodeToko,
      sql`select tgl, no_rekening, jenis, sisa from kartu_cair(${kodeToko}, '-infinity',
        ${toko.tgl_system}::date) where sisa > 0 order by tgl limit 500`,
    ),
  ])
  const semua = koran.length < terbanyak && kas.length < terbanyak
  const usulan = usulkan(koran, kas).map((one) => ({ ...one, pasti: one.pasti && semua }))
  const diusulkan = new Set(usulan.flatMap((one) => one.koran))
  const lihat = tampak({ koran, kas, usulan }, terlihat)
  return {
    no_rekening: dipilih?.no_rekening ?? null,
    kode_bank: dipilih?.kode_bank ?? null,
    saldo_buku: buku?.saldo ?? 0,
    saldo_koran: lalu?.saldo ?? null,
    sampai: lalu?.sampai ?? null,
    koran: [...lihat.koran],
    kas: lihat.kas.map((one) => ({ ...one, kategori: kataKategori(ctx, one) })),
    koran_lagi: koran.length - lihat.koran.length,
    kas_lagi: kas.length - lihat.kas.length,
    usulan: lihat.usulan.map((one) => ({ ...one, koran: [...one.koran], kas: [...one.kas] })),
    kartu: lihat.koran
      .filter(({ kunci }) => !diusulkan.has(kunci))
      .flatMap((line) => {
        const found = kartuUntuk(line, kartu)
        return found ? [{ ...found, koran: line.kunci, kotor: found.sisa }] : []
      }),
  }
})
