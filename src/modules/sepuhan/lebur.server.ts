import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { maybe } from '#kernel/shape'
import { serveCommand, serveMove } from '#server/document/run'
import { defineLoad } from '#server/load'
import { onlyActive } from '#server/master/active'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { kasirDari } from '#modules/kas/muat.server'
import { checkRekening } from '#modules/kas/rekening.server'
import { bolehDari, gerakKantong, rugiKantong } from '#modules/pembelian/kantong/kantong'
import {
  bukuRugi,
  gerakHancur,
  gerakKe,
  gramPindah,
  jurnalSusut,
} from '#modules/pembelian/kantong/kantong.effects'
import { setoranDari } from '#modules/pembelian/kantong/kantong.rules'
import { muatPembelian } from '#modules/pembelian/muat.server'
import { akunTukang } from '#modules/service/service.effects'
import { tukangDipilih } from '#modules/service/tukang'
import { bukuUpah } from '#modules/service/hutang-tukang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { bukuNilai } from '#modules/stok/nilai-emas'
import {
  gramHasil,
  gramLepas,
  jurnalHasil,
  jurnalKirimLebur,
  kasHasil,
  nilaiHasil,
} from './lebur.effects.ts'
import {
  emasLepas,
  hasilDari,
  leburDari,
  lotLebur,
  perluLebur,
  perluUjiUlang,
  ujiDari,
  type LotLebur,
} from './lebur.rules.ts'
import { lebur } from './lebur.ts'
import { settingSepuhan } from './setting.ts'
import { periksaLebur } from '#modules/service/emas-tukang.server'
import { bagasi, perluTimbang } from './sortir.server.ts'

const { commands } = lebur

const lepas = defineLoad('muat_emas_lebur', emasLepas)
const muat = defineLoad('muat_lebur', maybe(lotLebur))

/** @throws Refusal E-TIDAK-ADA */
async function lot(ctx: Context, nomor: string): Promise<LotLebur> {
  const found = await ctx.db.load(muat, [ctx.kodeToko, nomor.trim().toUpperCase()])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

const simpan = serveCommand(lebur, commands.simpan, async (ctx, { body }) => {
  const { baris, keterangan, kode_tukang, no_segel } = body
  await onlyActive(ctx, tukangDipilih(kode_tukang))
  const { akun, kantong, toleransi } = await bagasi(ctx, baris)
  const bags = setoranDari(baris, kantong, toleransi, bolehDari.LEBUR)
  const ada = await ctx.db.load(lepas, [ctx.kodeToko])
  const sisa = body.sisa_lebur ? ada : { emas: [], nilai: 0 }
  const isi = leburDari(bags, sisa)
  const { akun: _, ...dibaca } = ada
  return {
    periksa: body.sisa_lebur ? periksaLebur([{ kadar: null, ada: dibaca }]) : [],
    needs: perluTimbang('LEBUR', bags),
    make: (id, nomor) => ({
      isi: { kode_tukang, no_segel, keterangan, ...isi },
      books: [
        write(
          gerakKantong,
          bags.map((bag) => gerakKe(id, bag, 'PELEBUR', bag.timbang)),
        ),
        write(gram, gramPindah(id, bags, akunTukang(kode_tukang))),
        write(gram, gramLepas(id, sisa.emas, kode_tukang)),
        write(rugiKantong, bukuRugi(id, bags)),
        write(jurnal, jurnalSusut(id, bags, akun)),
        bukuNilai(id, [akunTukang(kode_tukang), isi.nilai]),
        write(jurnal, jurnalKirimLebur(id, isi.nilai, ada.akun)),
      ],
      answer: { nomor },
    }),
  }
})

interface Diuji {
  readonly berat_lebur: number
  readonly kadar_uji: number
  readonly foto_uji: string | null
}

/** What an assay freezes: its figures, who entered it, and why where it is not the first. */
async function faktaUji(ctx: Context, kini: LotLebur, diuji: Diuji, alasan_uji: string | null) {
  const murni_uji = ujiDari(kini, diuji)
  await fotoAda(ctx, [{ gambar: diuji.foto_uji }], () => 'foto_uji')
  return { ...diuji, murni_uji, uji_oleh: ctx.user.user_id, alasan_uji }
}

const uji = serveMove(lebur, commands.uji, async (ctx, { body: { nomor, ...diuji } }) => {
  const kini = await lot(ctx, nomor)
  const facts = await faktaUji(ctx, kini, diuji, null)
  return { moves: [kini], make: () => ({ facts, books: [], answer: { nomor: kini.nomor } }) }
})

const ujiUlang = serveMove(lebur, commands.ujiUlang, async (ctx, { body }) => {
  const { alasan, nomor, ...diuji } = body
  const kini = await lot(ctx, nomor)
  const facts = await faktaUji(ctx, kini, diuji, alasan)
  return {
    moves: [kini],
    needs: [perluUjiUlang(kini, body)],
    make: () => ({ facts, books: [], answer: { nomor: kini.nomor } }),
  }
})

const selesai = serveMove(lebur, commands.selesai, async (ctx, { body }) => {
  const { no_rekening, no_ref, nomor, ongkos, ...masuk } = body
  const kini = await lot(ctx, nomor)
  const hasil = hasilDari(kini, body)
  if (hasil.uang > 0 && no_rekening !== null)
    await checkRekening(ctx, [{ field: 'no_rekening', label: 'Masuk Rekening', no_rekening }])
  const barcode = kini.kantong.flatMap((bag) => bag.kode_barcode ?? [])
  const { barang } = await muatPembelian(ctx, barcode)
  return {
    moves: [kini],
    needs: perluLebur(kini, hasil, ctx.setting(settingSepuhan.SUSUT_LEBUR_BATAS)),
    make: () => ({
      facts: { ...masuk, no_rekening, ongkos, laba: hasil.laba },
      books: [
        write(
          gerakKantong,
          kini.kantong.map((bag) =>
            gerakKe(kini.id, { kantong: bag, berat: bag.berat, murni: bag.murni }, 'DILEBUR'),
          ),
        ),
        write(gerakBarang, gerakHancur(kini.id, barang)),
        write(gram, gramHasil(kini.id, kini, hasil)),
        nilaiHasil(kini.id, kini, hasil),
        write(jurnal, jurnalHasil(kini.id, kini, hasil)),
        ...bukuUpah(kini.id, [{ kode_tukang: kini.isi.kode_tukang, upah: ongkos }], kini),
        write(kasBuku, kasHasil(kini.id, hasil, { no_ref, no_rekening }, kasirDari(ctx))),
      ],
      answer: { nomor: kini.nomor },
    }),
  }
})

export const leburHandlers = [simpan, uji, ujiUlang, selesai]
