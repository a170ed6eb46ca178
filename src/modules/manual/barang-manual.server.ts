import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { gram } from '#modules/stok/buku'
import { gramDari } from '#modules/stok/gram.rules'
import { daftarManual, type barisCariManual } from './barang-manual.calls.ts'
import { barangManual, hancurManual, koreksiManual, pindahManual } from './barang-manual.ts'
import { akunManual, bukuGram, bukuNilai, bukuStok } from './manual.effects.ts'
import {
  ambilManual,
  koreksiDari,
  mudaTinggal,
  saldoDari,
  sebagianDari,
  sebutanManual,
  tambahManual,
  termuatManual,
  type TempatManual,
} from './manual.rules.ts'

const muat = defineLoad('muat_manual', termuatManual)

/** What lies where these lines point. */
export const muatManual = (ctx: Context, baris: readonly TempatManual[]) =>
  ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(baris)])

const daftar = handle(daftarManual, (ctx, { body }) => {
  const like = (column: string, value: string | null) =>
    value === null || value === '' ? sql`` : sql`and ${sql.ref(column)} = ${value.toUpperCase()}`
  const words = (body.q ?? '').split(/\s+/).filter(Boolean)
  return ctx.db.rows<RowOf<typeof barisCariManual>>(
    ctx.kodeToko,
    sql`select b.kode_gudang, s.kode_group, s.kode_dept, s.kode_baki, s.qty, s.berat,
        g.nama_group, j.nama_dept
      from kencana.saldo_manual s
        join kencana.baki b on b.kode_toko = s.kode_toko and b.kode_baki = s.kode_baki
        join kencana.group_harga g on g.kode_toko = s.kode_toko and g.kode_group = s.kode_group
        join kencana.jenis j on j.kode_toko = s.kode_toko and j.kode_dept = s.kode_dept
      where s.kode_toko = ${ctx.kodeToko} and s.qty > 0 ${like('s.kode_group', body.kode_group)}
        ${like('s.kode_dept', body.kode_dept)} ${like('b.kode_gudang', body.kode_gudang)}
        ${like('s.kode_baki', body.kode_baki)} ${like('s.kode_toko', body.kode_toko)}
        and (select bool_and(strpos(upper(concat_ws(' ', s.kode_baki, s.kode_group, s.kode_dept,
          g.nama_group, j.nama_dept)), upper(w)) > 0) from unnest(${words}::text[]) w) is not false
      order by b.kode_gudang, s.kode_baki, s.kode_group, s.kode_dept
      limit ${body.limit}`,
  )
})

const masuk = serveCommand(barangManual, barangManual.commands.simpan, async (ctx, { body }) => {
  const { akun, baris } = await muatManual(ctx, [body])
  const rows = [tambahManual(body, saldoDari('', body, baris), body.nilai)]
  return {
    needs: [
      {
        kategori: 'BARANG_MANUAL',
        sebelum: {},
        sesudah: {
          [`${body.kode_group} ${body.kode_baki}`]: `${body.qty} / ${formatBerat(body.berat)}`,
        },
        keterangan: body.keterangan,
      },
    ],
    make: (id, nomor) => ({
      isi: body,
      books: [
        bukuStok(id, rows),
        bukuGram(id, rows, 'SALDO AWAL'),
        bukuNilai(id, rows, 'LAWAN', akun),
      ],
      answer: { nomor },
    }),
  }
})

const pindah = serveCommand(pindahManual, pindahManual.commands.simpan, async (ctx, { body }) => {
  if (body.ke_baki === body.kode_baki)
    throw refusedField('ke_baki', 'Baki Tujuan Sama Dengan Baki Asal')
  const tujuan = { ...body, kode_baki: body.ke_baki }
  const { baris } = await muatManual(ctx, [body, tujuan])
  const keluar = ambilManual('', body, saldoDari('', body, baris))
  const ke = saldoDari('ke_', tujuan, baris)
  // Its gold and its cost go with it as they are, whatever lies there already.
  const tiba = {
    ...{ ...keluar, kode_baki: ke.kode_baki, kode_gudang: ke.kode_gudang, dibaca: ke.versi },
    ...{ qty: 0 - keluar.qty, berat: 0 - keluar.berat },
    ...{ murni: 0 - keluar.murni, nilai: 0 - keluar.nilai },
  }
  if (ke.berat > 0 && ke.kadar !== keluar.kadar)
    throw refusedField('ke_baki', 'Kadar {{group}} Di Kedua Baki Berbeda', {
      group: body.kode_group,
    })
  return {
    make: (id, nomor) => ({
      isi: body,
      books: [
        bukuStok(id, [keluar, tiba]),
        bukuGram(id, keluar.kode_gudang === tiba.kode_gudang ? [] : [keluar, tiba], 'PERJALANAN'),
      ],
      answer: { nomor },
    }),
  }
})

const hancur = serveCommand(hancurManual, hancurManual.commands.simpan, async (ctx, { body }) => {
  const { akun, baris } = await muatManual(ctx, [body])
  const kini = saldoDari('', body, baris)
  const keluar = ambilManual('', body, kini)
  const muda = mudaTinggal([{ at: '', berat: body.berat, kini }])
  if (body.berat_hasil > body.berat)
    throw refusedField('berat_hasil', 'Berat Hasil Tidak Boleh Melebihi {{berat}} gr', {
      berat: formatBerat(body.berat),
    })
  const { masuk: rosok, rugi, susut } = sebagianDari(keluar, body.berat_hasil)
  const { kadar } = keluar
  const dari = akunManual(keluar.kode_gudang)
  return {
    needs: [
      {
        kategori: 'HANCUR_MANUAL',
        sebelum: { [body.kode_baki]: `${formatRupiah(kini.qty)} / ${formatBerat(kini.berat)}` },
        sesudah: {
          [body.kode_group]: `${formatRupiah(body.qty)} / ${formatBerat(body.berat)}`,
          'Berat Hasil': `${formatBerat(body.berat_hasil)} gr`,
        },
        keterangan: body.keterangan,
      },
    ],
    periksa: muda,
    make: (id, nomor) => ({
      isi: body,
      books: [
        bukuStok(id, [keluar]),
        write(
          gram,
          gramDari(id, [
            { dari, ke: 'LEBUR', kadar, kotor: rosok.berat, murni: rosok.murni },
            { dari, ke: 'SUSUT', kadar, ...susut },
          ]),
        ),
        write(
          jurnal,
          jurnalDari(
            id,
            [
              ['PERSEDIAAN_MANUAL', keluar.nilai],
              ['ROSOK', rosok.nilai],
              ['SUSUT', rugi],
            ],
            akun,
          ),
        ),
      ],
      answer: { nomor },
    }),
  }
})

/** The heap is what was counted and weighed; what is missing or more goes through SUSUT. */
const koreksi = serveCommand(
  koreksiManual,
  koreksiManual.commands.simpan,
  async (ctx, { body }) => {
    const { akun, baris } = await muatManual(ctx, [body])
    const kini = saldoDari('', body, baris)
    if (kini.qty === 0)
      throw refusedField('kode_baki', 'Stock {{group}} Di {{baki}} Tinggal {{qty}} Pcs', {
        ...{ group: body.kode_group, baki: body.kode_baki, qty: '0' },
      })
    const { keluar, masuk: jadi, rugi, susut } = koreksiDari(body, kini)
    const isi = (qty: number, mg: number) => `${formatRupiah(qty)} / ${formatBerat(mg)}`
    const dari = akunManual(keluar.kode_gudang)
    return {
      needs: [
        {
          kategori: 'KOREKSI_MANUAL',
          sebelum: { [sebutanManual(body)]: isi(kini.qty, kini.berat) },
          sesudah: { [sebutanManual(body)]: isi(body.qty, body.berat) },
          keterangan: body.keterangan,
        },
      ],
      make: (id, nomor) => ({
        isi: { ...body, selisih_qty: body.qty - kini.qty, selisih: body.berat - kini.berat },
        books: [
          bukuStok(id, [keluar, jadi]),
          write(gram, gramDari(id, [{ dari, ke: 'SUSUT', kadar: keluar.kadar, ...susut }])),
          write(jurnal, jurnalDari(id, antara('SUSUT', 'PERSEDIAAN_MANUAL', rugi), akun)),
        ],
        answer: { nomor },
      }),
    }
  },
)

export const barangHandlers = [daftar, masuk, pindah, hancur, koreksi]
