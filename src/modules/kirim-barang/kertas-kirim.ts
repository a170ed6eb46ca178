import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { layoutNota, type NotaPage } from '#kernel/nota'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { isianSurat, surat } from '#modules/nota/kertas/surat'
import { KIRI } from '#modules/nota/kertas/ukuran'

/** A parcel as it was packed (surat_kirim_barang). Weights in mg. */
export const suratKirim = row({
  ...{ id: text, nomor: text, status: text, tgl_system: text, saat: text, input_by: text },
  ...{ no_kirim: text, tujuan: text, no_segel: text, kurir: text, keterangan: maybe(text) },
  nilai_asuransi: maybe(whole),
  ...{ pcs: whole, berat: whole },
  baris: list(row({ kode_barcode: text, nama_barang: text, kadar: whole, berat: whole })),
})

interface KertasKirim extends ShapeOf<typeof suratKirim> {
  readonly jam: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

const kosong = '                         '
const kertas = surat(
  [
    { judul: 'No', isi: '{no}', jumlah: '', x: KIRI, width: 10 },
    { judul: 'Barcode', isi: '{kode}', jumlah: '{pcs}', x: 22, width: 34 },
    { judul: 'Nama Barang', isi: '{nama}', jumlah: '', x: 58, width: 68 },
    { judul: 'Kadar', isi: '{kadar}', jumlah: '', x: 128, width: 16, kanan: true },
    { judul: 'Berat (gr)', isi: '{berat}', jumlah: '{berat}', x: 146, width: 24, kanan: true },
    { judul: 'Diperiksa', isi: '[   ]', jumlah: '', x: 182, width: 18, kanan: true },
  ],
  [
    { judul: 'Yang mengirim,', nama: '{oleh}' },
    { judul: 'Kurir,', nama: '{kurir}' },
    { judul: 'Yang menerima,', nama: kosong },
  ],
)

/** The paper that goes with a parcel: each piece, the seal to be compared, who signs. */
export const kertasKiriman = (kirim: KertasKirim): NotaPage[] => {
  const { keterangan, kurir, nilai_asuransi, no_kirim, no_segel, tujuan } = kirim
  const asuransi = nilai_asuransi === null ? [] : [`Asuransi Rp ${formatRupiah(nilai_asuransi)}`]
  return layoutNota(kertas, {
    isian: {
      ...isianSurat({ ...kirim, judul: 'SURAT JALAN', batal: kirim.status === 'BATAL' }),
      ...{ nomor: `${kirim.nomor}  ·  ${no_kirim}`, kode: no_kirim, kurir },
      ringkas: [
        `Tujuan ${tujuan}`,
        `Segel ${no_segel}  utuh [   ]  berubah [   ]`,
        ...asuransi,
        ...(keterangan === null ? [] : [keterangan]),
      ].join('  ·  '),
      ...{ pcs: `${kirim.pcs} barang`, berat: formatBerat(kirim.berat), oleh: kirim.input_by },
    },
    baris: kirim.baris.map((piece, at) => ({
      ...{ no: String(at + 1), kode: piece.kode_barcode, nama: piece.nama_barang },
      ...{ kadar: formatPersen(piece.kadar), berat: formatBerat(piece.berat) },
    })),
  })
}
