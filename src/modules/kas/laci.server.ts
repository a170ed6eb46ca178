import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle } from '#server/serve'
import { jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { dokumenBaru, kasirDari, muatKas, rp } from './muat-kas.server.ts'
import { modalLaci, saldoLaci, setorLaci, simpanSaldoAwalKas } from './uang-kas.calls.ts'
import { barisTunai, hitungLaci, kasModal, kasSetor, type BarisKas } from './uang-kas.rules.ts'
import { brankas, laci, saldoAwalKas } from './uang-kas.ts'

export const saldo = handle(saldoLaci, async (ctx) => {
  const mine = kasirDari(ctx).laci
  const rows = await ctx.db.rows<{ laci: string; saldo: number }>(
    ctx.kodeToko,
    sql`select laci, saldo from saldo_laci
      where kode_toko = ${ctx.kodeToko} and laci in (${mine}, ${brankas})`,
  )
  const of = (name: string): number => rows.find((row) => row.laci === name)?.saldo ?? 0
  return {
    laci: mine,
    saldo: of(mine),
    brankas: leaders.includes(ctx.user.level) ? of(brankas) : null,
  }
})

/** A float: cash from the safe into the own drawer, signed by whoever keeps the safe. */
export const modal = handle(modalLaci, async (ctx, { body }) => {
  const kasir = kasirDari(ctx)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'MODAL_LACI',
      sebelum: { Dari: brankas },
      sesudah: { Laci: kasir.laci, 'Jumlah Rp': rp(body.jumlah) },
    },
  ])
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: laci.commands.modal.call,
      otorisasi,
      dokumen: [dokumenBaru(id, laci, body)],
      tulis: [['kas', kasModal(id, kasir, body.jumlah, body.keterangan)]],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kas' })
  return saved
})

/** Hands the drawer over, counted by denomination; what differs from the book is booked. */
export const setor = handle(setorLaci, async (ctx, { body }) => {
  const kasir = kasirDari(ctx)
  const termuat = await muatKas(ctx, { laci: [kasir.laci] })
  const buku = termuat.saldo[kasir.laci] ?? 0
  const hasil = hitungLaci(body, buku)
  if (hasil.selisih !== 0 && !body.keterangan)
    throw refusedField('keterangan', 'Selisih Rp {{selisih}} Perlu Alasan', {
      selisih: formatRupiah(hasil.selisih),
    })
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'SETOR_LACI',
      sebelum: { Laci: kasir.laci, Buku: rp(buku) },
      sesudah: {
        Terhitung: rp(hasil.terhitung),
        Selisih: rp(hasil.selisih),
        Setor: rp(hasil.setor),
      },
    },
  ])
  const id = newId()
  const { selisih } = hasil
  const saved = await post(
    ctx,
    {
      perintah: laci.commands.setor.call,
      otorisasi,
      dokumen: [dokumenBaru(id, laci, { ...body, ...hasil, buku })],
      periksa: [['laci', [{ laci: kasir.laci, saldo: buku }]]],
      tulis: [
        ...(selisih === 0
          ? []
          : [
              [
                'jurnal',
                jurnalDari(
                  id,
                  [
                    ['KAS', selisih],
                    ['LAWAN', -selisih],
                  ],
                  termuat.akun.SELISIH_KAS,
                ),
              ] as const,
            ]),
        ['kas', kasSetor(id, kasir, hasil, body.keterangan)],
      ],
    },
    { nomor: numberOf(id), ...hasil },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kas' })
  return saved
})

/** What lay in the safe or on an account before the books began. */
export const saldoAwal = handle(simpanSaldoAwalKas, async (ctx, { body }) => {
  const { tempat, jumlah, no_rekening, keterangan } = body
  const bank = tempat === 'BANK'
  if (bank && !no_rekening)
    throw refusedField('no_rekening', '{{field}} Tidak Boleh Kosong', { field: 'No Rekening' })
  const { akun } = await muatKas(ctx, {})
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'SALDO_AWAL_KAS',
      sebelum: {},
      sesudah: { Tempat: bank ? no_rekening : brankas, 'Jumlah Rp': rp(jumlah) },
    },
  ])
  const id = newId()
  const tunai = barisTunai(
    id,
    { ...kasirDari(ctx), laci: brankas },
    {
      kategori: 'SALDO AWAL',
      jumlah,
      keterangan,
    },
  )
  const row: BarisKas = bank ? { ...tunai, jenis: 'TRANSFER', no_rekening } : tunai
  const peta = akun[bank ? 'SALDO_AWAL_BANK' : 'SALDO_AWAL_KAS']
  const saved = await post(
    ctx,
    {
      perintah: saldoAwalKas.commands.simpan.call,
      otorisasi,
      dokumen: [dokumenBaru(id, saldoAwalKas, body)],
      tulis: [
        [
          'jurnal',
          jurnalDari(
            id,
            [
              [bank ? 'BANK' : 'KAS', jumlah],
              ['LAWAN', -jumlah],
            ],
            peta,
          ),
        ],
        ['kas', [row]],
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kas' })
  return saved
})
