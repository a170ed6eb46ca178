import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { BakiPenuh } from '../stok/baki/BakiPenuh.tsx'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
import { RiwayatPindah } from './RiwayatPindah.tsx'
import { barangPindah } from './pindah.calls.ts'
import { idPindai, usePindah } from './use-pindah.tsx'

/** Pieces go into another tray: scan them, scan the tray or choose it, F9 moves them all. */
export function PindahBarangScreen() {
  const t = useWords()
  const { meja, simpan, tujuan } = usePindah()
  const kodeBaki = textOf(tujuan.values.kode_baki)
  return (
    <WorkDesk
      pindai={{ id: idPindai, label: 'Pindai Barcode' }}
      simpan={{ label: 'Pindahkan', ...simpan }}
      riwayat={RiwayatPindah}
      kiri={{
        label: 'Tujuan',
        form: true,
        isi: (
          <>
            <FormFields form={tujuan} />
            <p className="meta">{t('Pindai label baki untuk memilih tujuan.')}</p>
            <BakiPenuh
              kode_baki={kodeBaki}
              masuk={meja.rows.filter(({ kode_baki }) => kode_baki !== kodeBaki).length}
            />
          </>
        ),
      }}
      kanan={{
        label: 'Barang Yang Dipindah',
        isi: (
          <ScanTable
            table={meja}
            fields={barangPindah}
            scanId={idPindai}
            placeholder={t('Pindai barang, atau label baki tujuan (F2)')}
            empty={t('Pindai barang yang akan dipindah.')}
          />
        ),
      }}
    />
  )
}
