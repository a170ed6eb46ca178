import { alasan, defineDocument, kindsOf, makes, moves } from '#kernel/document'
import { berat, group, integer, list, open, rupiah, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { kunjunganDasar, langkahBaru, langkahKunjungan } from '#modules/kunjungan/kunjungan'
import { nomorFaktur } from '#modules/kunjungan/nota.calls'
import { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'
import { terimaUang } from '#modules/kasir/kasir'
import { daftarBayar } from '#modules/pembayaran/pembayaran'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { otorisasiNilaiBeli } from '#modules/pembelian/otorisasi'
import { dokumenPembelian } from '#modules/pembelian/pembelian'
import { timbangSerahBuku } from '#modules/penjualan/buku'
import { dokumenPenjualan } from '#modules/penjualan/penjualan'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { hasilSimpan, isiSimpan } from './konter.calls.ts'

const sure = { required: true } as const
/** Who validates visits and takes their money. */
export const kasirKunjungan = whoSees(
  '/validasi-jual-beli',
  '/validasi-penjualan',
  '/validasi-beli',
)

/** Two lists of no_faktur_group, as the SPEC sends them. */
const pilihan = {
  penjualan: texts({ label: 'Penjualan', required: false }),
  pembelian: texts({ label: 'Pembelian', required: false }),
}

/**
 * A visit (DOMAIN 5): a sale, a purchase, and the money between them. The sale and the purchase are
 * documents of their own; the visit's commands make and move them. The money belongs to the visit.
 */
export const kunjungan = defineDocument({
  ...kunjunganDasar,
  parts: [dokumenPenjualan, dokumenPembelian],
  along: langkahKunjungan,
  books: [
    ...new Set([...dokumenPenjualan.books, ...dokumenPembelian.books]),
    ...[pelangganBuku, pembayaranBuku, timbangSerahBuku],
  ],
  commands: {
    simpan: makes({
      ...langkahBaru,
      path: 'penjualan/simpan',
      label: 'Simpan',
      summary: 'Save a visit (sale, purchase or exchange): OPEN, or VALID without validation',
      right: whoSees('/transaksi-penjualan', '/transaksi-pembelian'),
      mayAsk: [
        ...kindsOf(otorisasiHargaJual),
        ...kindsOf(otorisasiNilaiBeli),
        'TRANSFER_BELUM_MASUK',
      ],
      body: isiSimpan,
      answer: group(hasilSimpan),
    }),
    validasi: moves(['OPEN'], {
      path: 'validasi/simpan/jualbeli',
      label: 'Validasi',
      summary:
        'Validate groups: gold and money enter the books; the notas come back ready to print',
      right: kasirKunjungan,
      to: 'VALID',
      mayAsk: ['TRANSFER_BELUM_MASUK', 'VALIDASI_BELI_SENDIRI'],
      body: {
        ...pilihan,
        ...terimaUang,
        /** The pieces as they were weighed at hand-over (flag). */
        timbang: list(
          {
            kode_barcode: text({ label: 'Barcode', ...sure }),
            berat: berat({ label: 'Berat', ...sure }),
          },
          { label: 'Timbang', required: false },
        ),
      },
      answer: group({
        notajual: texts({ label: 'Nota Jual' }),
        notajualberlian: texts({ label: 'Nota Jual Berlian' }),
        datajualberlian: open({ label: 'Data Jual Berlian' }),
        notajualacc: texts({ label: 'Nota Jual ACC' }),
        templatejualacc: open({ label: 'Template Jual ACC' }),
        notajualpesanan: texts({ label: 'Nota Jual Pesanan' }),
        notajualemas: texts({ label: 'Nota Jual Emas' }),
        notabeli: texts({ label: 'Nota Beli' }),
        templatebeli: open({ label: 'Template Beli' }),
        dataBarangTukar: open({ label: 'Barang Tukar' }),
        template_tukar: open({ label: 'Template Tukar' }),
      }),
    }),
    batalValidasi: moves(['OPEN'], {
      path: 'validasi/cancel/jualbeli',
      label: 'Batal Validasi',
      summary: 'Withdraw OPEN groups: their pieces are free again',
      right: kasirKunjungan,
      when: 'CANCEL_VALIDATION_MODULE',
      to: 'BATAL',
      mayAsk: ['BATAL_PENJUALAN'], // of a note that was printed
      body: pilihan,
      answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
    }),
    /** The cashier may change how an OPEN group is paid, never goods or prices (DOMAIN 5). */
    bayar: moves(['OPEN'], {
      path: 'validasi/bayar',
      label: 'Ubah Pembayaran',
      summary: 'Change the payments of an OPEN group',
      right: kasirKunjungan,
      to: 'OPEN',
      body: {
        no_faktur_group: text({ label: 'No Faktur Group', ...sure, max: 40 }),
        pembayaran: daftarBayar,
      },
      answer: group({ kembali: rupiah({ label: 'Uang Kembali', ...sure }) }),
    }),
    /** SPEC 5: both sides of an exchange are cancelled by one command, never one of them alone. */
    batalTukar: moves(['VALID'], {
      path: 'tukar-tambah/batal',
      label: 'Batal Tukar Tambah',
      summary: 'Cancel a VALID exchange of today as a whole: all its sales and purchases',
      right: whoSees('/batal-penjualan'),
      to: 'BATAL',
      authorise: 'BATAL_TUKAR',
      body: { no_faktur_group: nomorFaktur('No Faktur Group'), alasan, uang_dari: uangDari },
      answer: group({ no_batal: texts({ label: 'No Batal' }) }),
    }),
  },
})
