import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal, refusedField } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { record } from '#server/document/record'
import { serveCommand } from '#server/document/run'
import { handle, reply } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari } from '#modules/akuntansi/jurnal.rules'
import { hitunganButa, kasBuku } from './buku.ts'
import { checkLaci } from './laci-cukup.server.ts'
import { kasirDari, muatKas, rp } from './muat.server.ts'
import { saldoLaci, selesaiMenghitung } from './uang-kas.calls.ts'
import { barisTunai, hitungLaci, jumlahPecahan, kasModal, kasSetor } from './uang-kas.rules.ts'
import { brankas, laci, saldoAwalKas } from './uang-kas.ts'

const saldo = handle(saldoLaci, async (ctx) => {
  const mine = kasirDari(ctx).laci
  const rows = await ctx.db.rows<{ laci: string; saldo: number; terhitung: boolean }>(
    ctx.kodeToko,
    sql`select laci, saldo, laci_terhitung(kode_toko, laci, ${ctx.toko.tgl_system}) as terhitung
      from saldo_laci where kode_toko = ${ctx.kodeToko} and laci in (${mine}, ${brankas})`,
  )
  const of = (name: string): number => rows.find((row) => row.laci === name)?.saldo ?? 0
  return {
    laci: mine,
    saldo: of(mine),
    brankas: leaders.includes(ctx.user.level) ? of(brankas) : null,
    brankas_terhitung: rows.every(({ laci: name, terhitung }) => terhitung || name !== brankas),
  }
})

/** Gives a float: cash from the safe into the user's drawer, signed by the keeper of the safe. */
const modal = serveCommand(laci, laci.commands.modal, async (ctx, { body }) => {
  const kasir = kasirDari(ctx)
  await checkLaci(ctx, brankas, body.jumlah)
  return {
    needs: [
      {
        kategori: 'MODAL_LACI',
        sebelum: { Dari: brankas },
        sesudah: { Laci: kasir.laci, 'Jumlah Rp': rp(body.jumlah) },
      },
    ],
    make: (id, nomor) => ({
      isi: body,
      books: [write(kasBuku, kasModal(id, kasir, body.jumlah, body.keterangan))],
      answer: { nomor },
    }),
  }
})

/**
 * The count is finished: it is kept, and then the book may be told.
 * @throws Refusal for the safe, to whom `saldo` does not tell it
 */
const terhitung = handle(selesaiMenghitung, async (ctx, { body }) => {
  if (body.tempat === 'BRANKAS' && !leaders.includes(ctx.user.level))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const tempat = body.tempat === 'BRANKAS' ? brankas : kasirDari(ctx).laci
  const jumlah = jumlahPecahan(body.pecahan)
  const { saldo: isi } = await muatKas(ctx, { laci: [tempat] })
  const row = { laci: tempat, buku: isi[tempat] ?? 0, terhitung: jumlah }
  return record(ctx, selesaiMenghitung, {
    books: [write(hitunganButa, [row])],
    answer: reply({ terhitung: jumlah }),
    jenis: laci.name,
  })
})

/** A difference has a reason. @throws Refusal */
function checkAlasan(selisih: number, keterangan: string | null): void {
  if (selisih !== 0 && !keterangan)
    throw refusedField('keterangan', 'Selisih Rp {{selisih}} Perlu Alasan', {
      selisih: formatRupiah(selisih),
    })
}

/** Hands the drawer over, counted by denomination; what differs from the book is booked. */
const setor = serveCommand(laci, laci.commands.setor, async (ctx, { body }) => {
  const kasir = kasirDari(ctx)
  const termuat = await muatKas(ctx, { laci: [kasir.laci] })
  const buku = termuat.saldo[kasir.laci] ?? 0
  const hasil = hitungLaci(body, buku)
  const { selisih } = hasil
  checkAlasan(selisih, body.keterangan)
  return {
    needs: [
      {
        kategori: 'SETOR_LACI',
        sebelum: { Laci: kasir.laci, Buku: rp(buku) },
        sesudah: {
          Terhitung: rp(hasil.terhitung),
          Selisih: rp(selisih),
          Setor: rp(hasil.setor),
        },
      },
    ],
    periksa: [['laci', [{ laci: kasir.laci, saldo: buku }]]],
    make: (id, nomor) => ({
      isi: { ...body, ...hasil, buku },
      books: [
        write(jurnal, jurnalDari(id, antara('KAS', 'LAWAN', selisih), termuat.akun.SELISIH_KAS)),
        write(kasBuku, kasSetor(id, kasir, hasil, body.keterangan)),
      ],
      answer: { nomor, ...hasil },
    }),
  }
})

/** Counts the safe; two people see what differs from the book. */
const hitung = serveCommand(laci, laci.commands.hitung, async (ctx, { body }) => {
  const { akun, saldo: isi } = await muatKas(ctx, { laci: [brankas] })
  const buku = isi[brankas] ?? 0
  const terhitung = jumlahPecahan(body.pecahan)
  const selisih = terhitung - buku
  checkAlasan(selisih, body.keterangan)
  const hasil = { terhitung, selisih, setor: 0 }
  return {
    needs: [
      {
        kategori: 'HITUNG_BRANKAS_UANG',
        sebelum: { Laci: brankas, Buku: rp(buku) },
        sesudah: { Terhitung: rp(terhitung), Selisih: rp(selisih) },
      },
    ],
    periksa: [['laci', [{ laci: brankas, saldo: buku }]]],
    make: (id, nomor) => ({
      isi: { ...body, terhitung, selisih, buku, laci: brankas },
      books: [
        write(jurnal, jurnalDari(id, antara('KAS', 'LAWAN', selisih), akun.SELISIH_KAS)),
        write(kasBuku, kasSetor(id, { ...kasirDari(ctx), laci: brankas }, hasil, body.keterangan)),
      ],
      answer: { nomor, terhitung, selisih },
    }),
  }
})

/** What lay in the safe or on an account before the books began. */
const saldoAwal = serveCommand(
  saldoAwalKas,
  saldoAwalKas.commands.simpan,
  async (ctx, { body }) => {
    const { tempat, jumlah, no_rekening, keterangan } = body
    const bank = tempat === 'BANK'
    if (bank && !no_rekening)
      throw refusedField('no_rekening', '{{field}} Tidak Boleh Kosong', { field: 'No Rekening' })
    const { akun } = await muatKas(ctx, {})
    const diBrankas = { ...kasirDari(ctx), laci: brankas }
    return {
      needs: [
        {
          kategori: 'SALDO_AWAL_KAS',
          sebelum: {},
          sesudah: { Tempat: bank ? no_rekening : brankas, 'Jumlah Rp': rp(jumlah) },
        },
      ],
      make: (id, nomor) => {
        const tunai = barisTunai(id, diBrankas, { kategori: 'SALDO AWAL', jumlah, keterangan })
        return {
          isi: body,
          books: [
            write(
              jurnal,
              jurnalDari(
                id,
                antara(bank ? 'BANK' : 'KAS', 'LAWAN', jumlah),
                akun[bank ? 'SALDO_AWAL_BANK' : 'SALDO_AWAL_KAS'],
              ),
            ),
            write(kasBuku, [bank ? { ...tunai, jenis: 'TRANSFER', no_rekening } : tunai]),
          ],
          answer: { nomor },
        }
      },
    }
  },
)

export const laciHandlers = [saldo, modal, terhitung, setor, hitung, saldoAwal]
