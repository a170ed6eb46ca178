import { formatBerat, formatRupiah } from '#kernel/figures'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { Dibuang } from '../banyak/Dibuang.tsx'
import { useBaris } from '../banyak/use-baris.tsx'
import type { BarisMeja } from '../banyak/use-tabel.tsx'
import type { Terima } from './use-terima.tsx'

const tanda = (mg: number): string => (mg > 0 ? `+${formatBerat(mg)}` : formatBerat(mg))

/** The note beside what came: sent, weighed, what lies between. */
function useColumns({ cek, periksa }: Terima): readonly Column<BarisMeja>[] {
  const t = useWords()
  const { isiDari, masalah } = periksa
  const gram = (name: string, title: string, of: (id: string) => string): Column<BarisMeja> => ({
    name,
    title,
    unit: 'gr',
    align: 'right',
    text: ({ id }) => of(id),
  })
  const beda = (id: string): number | undefined => {
    const [terima, kirim] = [cek.berat(id), isiDari(id)?.berat]
    return terima === undefined || kirim === undefined ? undefined : terima - kirim
  }
  return [
    { name: 'nomor', title: t('Baris'), align: 'right', text: (row) => String(row.nomor) },
    {
      name: 'status',
      title: t('Status'),
      text: ({ id }) =>
        masalah.has(id) ? t('Salah') : cek.datang(id) ? t('Diterima') : t('Belum Ada'),
    },
    {
      name: 'barcode',
      title: t('Barcode'),
      text: ({ teks }) => teks.kode_barcode ?? teks.kode_intern ?? '-',
    },
    {
      name: 'nama',
      title: t('Nama Barang'),
      grows: true,
      text: ({ id, teks }) =>
        [teks.nama_barang, ...Object.values(masalah.get(id) ?? {})].join(' · '),
    },
    gram('kirim', t('Berat Kirim'), (id) => formatBerat(isiDari(id)?.berat ?? 0)),
    gram('terima', t('Berat Terima'), (id) => {
      const terima = cek.berat(id)
      return terima === undefined ? '-' : formatBerat(terima)
    }),
    gram('selisih', t('Selisih'), (id) => {
      const selisih = beda(id)
      return selisih === undefined ? '-' : tanda(selisih)
    }),
  ]
}

/** Enter ticks or weighs a row; one that is wrong is opened to be mended; Del takes it off. */
export function TabelTerima({ terima }: { readonly terima: Terima }) {
  const t = useWords()
  const columns = useColumns(terima)
  const { buka, dialog } = useBaris(terima)
  const { cek, periksa, tabel } = terima
  const kirim = tabel.baris.reduce((sum, { id }) => sum + (periksa.isiDari(id)?.berat ?? 0), 0)
  const datang = tabel.baris.reduce((sum, { id }) => sum + (cek.berat(id) ?? 0), 0)
  return (
    <>
      <Dibuang tabel={tabel} />
      <Table
        label={t('Surat Jalan')}
        columns={columns}
        rows={tabel.baris}
        keyOf={({ id }) => id}
        onOpen={(row) => {
          if (periksa.masalah.has(row.id)) buka(row)
          else if (cek.datang(row.id)) cek.belum(row.id)
          else cek.pilih(row.id)
        }}
        onDelete={tabel.buang}
        rowClass={({ id }) => (periksa.masalah.has(id) ? 'row-bad' : undefined)}
        totals={{
          nomor: formatRupiah(tabel.baris.length),
          status: t('{{ada}} dari {{jumlah}}', {
            ada: formatRupiah(cek.jumlah),
            jumlah: formatRupiah(tabel.baris.length),
          }),
          kirim: formatBerat(kirim),
          terima: formatBerat(datang),
          selisih: tanda(datang - kirim),
        }}
        empty={
          <p>{t('Tempel isi surat jalan di sini (Ctrl+V), atau buka file spreadsheetnya.')}</p>
        }
      />
      {dialog}
    </>
  )
}
