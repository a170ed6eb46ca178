import { write } from '#kernel/ledger'
import { formatPersen } from '#kernel/figures'
import { newId } from '#server/document/ids'
import { numberOf } from '#server/document/post'
import { born, step } from '#server/document/run'
import { serveOn } from '#server/document/standing'
import { reply, type Context } from '#server/serve'
import { checkBukti } from '#modules/janji/bukti'
import { bukuPindah } from '#modules/janji/janji.effects'
import { kembalikanSendiri } from '#modules/janji/kembali-sendiri.server'
import { tanpaPajak, type UangJanji } from '#modules/janji/janji.rules'
import { faktaDari, type FaktaBarang } from '#modules/stok/barang.rules'
import { gerakBarang, gram } from '#modules/stok/buku'
import { fotoAda } from '#modules/stok/foto-ada.server'
import { barcodeBaru, faktaMaster, periksaMaster } from '#modules/stok/master-barang.server'
import { muatTambah } from '#modules/stok/tambah-barang.server'
import { bukuJanjiTitip } from '#modules/titipan/buat.server'
import { petaTitipan } from '#modules/titipan/muat.server'
import { akunTitipan } from '#modules/titipan/titipan.effects'
import { dokumenTitipan } from '#modules/titipan/titipan'
import { hargaGramJadi, type BarangPesanan } from './barang-pesanan.rules.ts'
import { hppPesanan } from './emas-pesanan.rules.ts'
import { gudangJual } from './harga.server.ts'
import { menepati, pesananDibaca } from './menepati.server.ts'
import { bukuStok, gramStok } from './pesanan.effects.ts'
import { bagiUang, barangDari, type Pesanan } from './pesanan.rules.ts'
import { pesanan } from './pesanan.ts'

const perintah = pesanan.commands.ambil

/** The finished piece as it stands in stock: its gold is what it was when it was weighed. */
function barangJadi(barang: BarangPesanan, master: ReturnType<typeof faktaMaster>): FaktaBarang {
  const { berat_jadi = 0, harga_emas = 0, kadar, kadar_eod = 0, murni_jadi = 0 } = barang
  const { kode_dept, kode_group, nama_barang, ongkos, qty, ukuran } = barang
  const sama = master.group.get(kode_group)?.kadar === kadar
  const fakta = faktaDari(
    {
      ...{ kode_dept, kode_group, kadar, ongkos, size: ukuran, berat: berat_jadi },
      nama_barang: qty > 1 ? `${nama_barang} (${qty})` : nama_barang,
      kadar_cetak: sama ? null : formatPersen(kadar),
      harga_pokok: hppPesanan(barang),
      harga_tetap: harga_emas,
      ...{ kode_intern: null, nama_atribut: null, berat_atribut: null, harga_atribut: null },
      ...{ kode_bandrol: null, kode_kondisi: null, no_sertifikat: null, data_berlian: [] },
      gambar: barang.foto_jadi ?? null,
    },
    null,
    master,
  )
  return { ...fakta, kadar_eod, murni: murni_jadi }
}

/** What a piece becomes: its barcode, the deposit that keeps it, and the money in that. */
interface Jadi {
  readonly id: string
  readonly kode_barcode: string
  readonly barang: BarangPesanan
  readonly uang: UangJanji
}

/** The finished pieces become stock, and what was left for them deposits that keep each. */
async function siapJual(ctx: Context, kini: Pesanan) {
  const termuat = await muatTambah(ctx, { baris: [], asal: 'SUPPLIER' })
  const master = faktaMaster(termuat)
  const [kode_gudang, peta] = [await gudangJual(ctx), await petaTitipan(ctx)]
  const nomor_akun = akunTitipan(peta)
  const { id_pelanggan, kode_sales } = kini.isi
  const akun = { ...kini.akun, ...termuat.akun, EMAS_TUKANG: kini.akun['EMAS_TUKANG'] ?? '' }
  return {
    periksa: periksaMaster(termuat),
    books: ({ barang, id, kode_barcode, uang }: Jadi) => {
      const piece = barangJadi(barang, master)
      const { berat, murni } = piece
      const { biaya, harga_emas = 0, ongkos } = barang
      const harga = { harga_gram: hargaGramJadi(barang), harga_jual: harga_emas, ongkos, diskon: 0 }
      return [
        write(gerakBarang, [
          {
            ...{ id_dokumen: id, kode_barcode, berat, murni, barang: { ...piece } },
            ...{ dari_status: null, dari_gudang: null, dari_baki: null },
            ...{ ke_status: 'TITIP', ke_gudang: kode_gudang, ke_baki: null },
          },
        ]),
        write(gram, gramStok(id, barang, kode_gudang)),
        ...bukuStok(id, piece, barang, { akun }),
        ...bukuPindah(id, kini, uang, nomor_akun),
        ...bukuJanjiTitip(id, {
          ...{ kode_sales, id_pelanggan, keterangan: kini.nomor, nomor_akun, jumlah: uang.saldo },
          tgl_batas: null, // it is his until he comes (ADR 0364)
          barang: { ...piece, ...harga, kode_barcode, harga_total: biaya },
        }),
      ]
    },
  }
}

/**
 * Its customer comes: what is over goes back, and the pieces are sold to him at the counter, at the
 * prices of the order, by the rules of every sale (ADR 0281).
 */
export const ambil = serveOn(pesanan, perintah, pesananDibaca, async (ctx, kini, body) => {
  const { bukti, foto_kartu, sisa, uang_dari } = body
  await fotoAda(ctx, [{ gambar: foto_kartu }], () => 'foto_kartu')
  const needs = checkBukti(kini, body, {
    ...{ kategori: 'AMBIL_PESANAN_TANPA_NOTA', barang: kini.isi.nama_barang },
  })
  const kembali = Math.max(0, 0 - sisa)
  const balik = await kembalikanSendiri(ctx, menepati, kini, { jumlah: kembali, uang_dari })
  const jual = await siapJual(ctx, kini)
  const barang = barangDari(kini.isi)
  const barcode = await barcodeBaru(ctx, barang.length)
  const { id: id_asal, nomor } = kini
  return {
    needs: [...needs, ...balik.needs],
    periksa: [...balik.periksa, jual.periksa],
    write: () => {
      const uang = bagiUang(
        balik.sisa,
        barang.map(({ biaya }) => biaya),
      )
      const jadi = barang.map((one, at): Jadi => ({
        ...{ id: newId(), kode_barcode: barcode[at] ?? '', barang: one },
        uang: uang[at] ?? { saldo: 0, ...tanpaPajak },
      }))
      const { simpan } = dokumenTitipan.commands
      return {
        makes: jadi.map(({ id }) => born(dokumenTitipan, simpan, { id, id_asal, status: 'TITIP' })),
        steps: [step(pesanan, perintah, kini)],
        facts: [{ id_dokumen: id_asal, isi: { bukti, foto_kartu } }],
        books: [...balik.books(id_asal), ...jadi.flatMap(jual.books)],
        answer: reply(
          {
            ...{ nomor, kembali, no_titipan: jadi.map(({ id }) => numberOf(id)) },
            kode_barcode: jadi.map(({ kode_barcode }) => kode_barcode),
          },
          { message: 'Pesanan {{nomor}} Siap Dijual Di Konter', params: { nomor } },
        ),
      }
    },
  }
})
