import { formatPersen, formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import { LabelNilai } from '../../kunjungan/LabelNilai.tsx'
import type { IsiNota } from './use-nota.tsx'

/** The head of a sale note: the people, the date, and its state. */
export function KepalaNota({ nota }: { readonly nota: IsiNota }) {
  const t = useWords()
  const pph22 = nota.baris.reduce((sum, line) => sum + (line.pph22 ?? 0), 0)
  const promised = nota.janji.map(({ baris, potongan_jual, potongan_tukar }) => {
    const rates = [potongan_tukar, potongan_jual].map((rate) =>
      rate === null ? '-' : `${formatPersen(rate)} %`,
    )
    return nota.janji.length > 1 ? `${baris}: ${rates.join(' / ')}` : rates.join(' / ')
  })
  const isi: readonly (readonly [string, string | null])[] = [
    ['No Faktur Group', nota.no_faktur_group],
    ['Tanggal', [nota.tgl_system, nota.jam?.slice(0, 5)].filter(Boolean).join(' ')],
    ['Customer', [nota.nama_customer ?? t('Umum'), nota.no_hp].filter(Boolean).join(' · ')],
    ['Alamat', [nota.alamat_customer, nota.tempat_customer].filter(Boolean).join(', ')],
    ['NPWP', nota.npwp],
    ['Sales', [nota.kode_sales, nota.nama_sales].filter(Boolean).join(' ')],
    ['Input', nota.input_by],
    ['Kasir', nota.valid_by],
    ['No Nota Manual', nota.no_nota_manual],
    ['Keterangan', nota.keterangan],
    ['PPh 22', pph22 === 0 ? null : `Rp ${formatRupiah(pph22)}`],
    ['Meterai', nota.meterai ? `Rp ${formatRupiah(nota.meterai.jumlah)}` : null],
    ['Koreksi', nota.no_koreksi],
    ['Tukar Dengan', nota.notabeli.join(', ')],
    ['Potongan tukar / jual', promised.join(' · ')],
    ['Dicetak', t('{{jumlah}} kali', { jumlah: nota.cetak ?? 0 })],
  ]
  return <LabelNilai status={nota.status} isi={isi} />
}
