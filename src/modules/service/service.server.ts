import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { onlyActive } from '#server/master/active'
import { newId } from '#server/document/ids'
import { takesBack } from '#server/document/cancel'
import { numberOf } from '#server/document/post'
import { born, serve, serveMove, step } from '#server/document/run'
import { reply, type Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { bukuPakai } from '#modules/janji/janji.effects'
import { checkSisa, takMenunggu } from '#modules/janji/janji.rules'
import {
  akunJanji,
  kembalikanUang,
  mintaUang,
  periksaJanji,
  satuJanji,
  type Lanjut,
  type Menepati,
} from '#modules/janji/janji.server'
import { serveKwitansi } from '#modules/janji/kwitansi.server'
import { pelangganDari } from '#modules/pelanggan/pelanggan.server'
import { salesDipilih } from '#modules/penjualan/sales'
import { gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { gramKeluar, gramMasuk, gramSelesai, jurnalUpah } from './service.effects.ts'
import {
  checkBukti,
  checkJanji,
  checkMuka,
  checkSelesai,
  hasilKerja,
  isiService,
  pekerjaan,
  perluBiaya,
  perluSelesai,
  sisaService,
  type IsiService,
  type Pekerjaan,
  type Service,
} from './service.rules.ts'
import { kwitansiService, service } from './service.ts'
import { settingService } from './setting.ts'
import { tukang } from './tukang.ts'

const { along, commands } = service
const kategori = service.name

/** The piece goes to the customer, and what was paid for the work is earned. */
const serahkan = (janji: Service, id: string): Lanjut<'gram'>['books'] => [
  write(gram, gramKeluar(id, janji)),
  ...bukuPakai(id, janji, janji),
]

const menepati: Menepati<IsiService, 'gram'> = {
  kwitansi: kwitansiService,
  isi: isiService,
  barang: ({ nama_barang }) => nama_barang,
  lunas: (_ctx, janji, id) => ({
    steps: [step(service, along.lunas, janji)],
    books: serahkan(janji, id),
  }),
  lepas: (_ctx, janji) => ({ steps: [step(service, along.lepas, janji)], books: [] }),
}
export const kwitansi = serveKwitansi(menepati)

const satu = (ctx: Context, nomor: string): Promise<Service> => satuJanji(ctx, menepati, nomor)

/** Letters that nobody takes for another one. */
const huruf = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const kodeBaru = (): string =>
  Array.from({ length: 10 }, () => huruf[randomInt(huruf.length)]).join('')
const sidikPin = (id: string, pin: string): string =>
  createHash('sha256').update(`${id} ${pin.trim().toUpperCase()}`).digest('hex')

/** @throws Refusal at kode_deskripsi */
async function dariDaftar(ctx: Context, kode: string | null): Promise<Pekerjaan | null> {
  if (kode === null) return null
  const found = await ctx.db.row<Pekerjaan>(
    ctx.kodeToko,
    sql`select deskripsi, ongkos_rp from kencana.para_deskripsi_service
      where kode_toko = ${ctx.kodeToko} and kode_deskripsi = ${kode}`,
  )
  if (!found) throw refusedField('kode_deskripsi', '{{field}} Tidak Valid', { field: 'Pekerjaan' })
  return found
}

const tukangDipilih = (kode: string) => ({ master: tukang, field: 'kode_tukang', kode }) as const

export const simpan = serve(service, commands.simpan, async (ctx, { body }) => {
  await onlyActive(ctx, salesDipilih(body), tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const { deskripsi, taksiran } = pekerjaan(body, await dariDaftar(ctx, body.kode_deskripsi))
  const muka = body.uang_muka ?? 0
  checkMuka(muka, taksiran)
  await fotoAda(ctx, [{ gambar: body.foto }], () => 'foto')
  const uang = { jenis: 'MUKA', jumlah: muka, pembayaran: body.pembayaran } as const
  const minta = muka > 0 ? await mintaUang(ctx, menepati, uang) : undefined
  const akun = await akunJanji(ctx, kwitansiService)
  return {
    write: async () => {
      const pelanggan = await pelangganDari(ctx, body)
      const id = newId()
      const { berat_masuk, foto, jenis_service, kadar, kode_sales, kode_tukang } = body
      const isi: IsiService = {
        ...{
          id_pelanggan: pelanggan.id ?? '',
          kode_sales,
          jenis_service,
          kadar,
          berat_masuk,
          foto,
        },
        ...{ nama_barang: body.nama_barang, temuan: body.temuan, tgl_janji: body.tgl_janji },
        ...{ kode_tukang, deskripsi, taksiran, biaya: taksiran, kode_ambil: kodeBaru() },
        sidik_pin: body.pin === null ? null : sidikPin(id, body.pin),
      }
      const baru = { id, nomor: numberOf(id), isi, akun, saldo: 0, pajak: 0, kas: [] }
      const diminta = minta?.({ ...kosong(ctx), ...baru })
      return {
        makes: [born(service, commands.simpan, { id, isi }), ...(diminta?.makes ?? [])],
        steps: diminta?.steps ?? [],
        periksa: diminta?.periksa ?? [],
        books: [
          ...pelanggan.books,
          write(gram, gramMasuk(id, berat_masuk, kadar)),
          ...(diminta?.books ?? []),
        ],
        answer: reply(
          {
            nomor: numberOf(id),
            kwitansi: diminta?.kwitansi ?? null,
            kembali: diminta?.kembali ?? 0,
          },
          { message: 'Service {{nomor}} Tersimpan', params: { nomor: numberOf(id) } },
        ),
      }
    },
  }
})

const kosong = ({ toko, user }: Context) => ({
  ...{ status: 'MASUK', versi: 1, tgl_system: toko.tgl_system, saat: '', input_by: user.user_id },
  menunggu: null,
})

export const ubah = serveMove(service, commands.ubah, async (ctx, { body }) => {
  const { alasan: _, nomor, ...facts } = body
  await onlyActive(ctx, tukangDipilih(body.kode_tukang))
  checkJanji(body.tgl_janji, ctx.toko.tgl_system)
  const kini = await satu(ctx, nomor)
  takMenunggu(kini)
  checkMuka(kini.saldo, body.taksiran)
  return {
    moves: [kini],
    needs: perluBiaya(kini.nomor, kini.isi.taksiran, body.taksiran),
    make: () => ({
      books: [],
      facts: { ...facts, biaya: body.taksiran },
      answer: { nomor: kini.nomor },
    }),
  }
})

export const selesai = serveMove(service, commands.selesai, async (ctx, { body }) => {
  const { nomor, ...dilaporkan } = body
  const kini = await satu(ctx, nomor)
  const hasil = hasilKerja(kini, body)
  const { biaya, keterangan, upah } = dilaporkan
  return {
    moves: [kini],
    needs: perluSelesai(kini, { biaya, hasil }, ctx.setting(settingService.SERVICE_SUSUT_BATAS)),
    make: () => ({
      facts: { ...hasil, biaya, upah, keterangan, tgl_selesai: ctx.toko.tgl_system },
      books: [
        write(gram, gramSelesai(kini.id, hasil, kini.isi)),
        write(jurnal, jurnalUpah(kini.id, upah, kini)),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const ambil = serve(service, commands.ambil, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  checkSelesai(kini)
  takMenunggu(kini)
  const sisa = sisaService(kini)
  checkSisa(sisa, body.sisa)
  await fotoAda(ctx, [{ gambar: body.foto_kartu }], () => 'foto_kartu')
  const bukti = checkBukti(kini, body, (pin) => sidikPin(kini.id, pin))
  const facts = [{ id_dokumen: kini.id, isi: { bukti: body.bukti, foto_kartu: body.foto_kartu } }]
  const { nomor } = kini
  if (sisa > 0) {
    const uang = { jenis: 'LUNAS', jumlah: sisa, pembayaran: body.pembayaran } as const
    const minta = await mintaUang(ctx, menepati, uang)
    return {
      needs: bukti,
      periksa: [periksaJanji(kini)],
      write: () => {
        const { kembali, kwitansi: no, ...diminta } = minta(kini)
        return { ...diminta, facts, nomor: [nomor], answer: { nomor, kwitansi: no, kembali } }
      },
    }
  }
  const balik = await kembalikanUang(ctx, kini, {
    ...{ jumlah: 0 - sisa, kategori, uang_dari: body.uang_dari },
  })
  return {
    needs: [...bukti, ...balik.needs],
    periksa: [periksaJanji(kini)],
    write: () => ({
      steps: [step(service, commands.ambil, kini)],
      facts,
      books: [...balik.books(kini.id), ...serahkan({ ...kini, ...balik.sisa }, kini.id)],
      answer: { nomor, kwitansi: null, kembali: 0 - sisa },
      nomor: [nomor],
    }),
  }
})

export const batal = serve(service, commands.batal, async (ctx, { body }) => {
  const kini = await satu(ctx, body.nomor)
  takMenunggu(kini)
  const balik = await kembalikanUang(ctx, kini, {
    ...{ jumlah: kini.saldo, kategori, uang_dari: body.uang_dari },
  })
  return {
    needs: [
      {
        kategori: 'BATAL_SERVICE',
        sebelum: { [kini.nomor]: kini.status },
        sesudah: { [kini.nomor]: 'BATAL', ...balik.sesudah },
        keterangan: body.alasan,
      },
      ...balik.needs,
    ],
    periksa: [periksaJanji(kini)],
    write: () => {
      const id = newId()
      return {
        makes: [takesBack(commands.batal, kini, id)],
        steps: [step(service, commands.batal, kini)],
        books: [write(gram, gramKeluar(id, kini)), ...balik.books(id)],
        answer: { nomor: numberOf(id) },
        nomor: [kini.nomor],
      }
    },
  }
})
