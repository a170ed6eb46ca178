import { useState } from 'react'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { useWords } from '#web/words'
import { labelBaru } from '../label/label-baru.tsx'
import { CariKantong, DaftarKantong } from './kantong/DaftarKantong.tsx'
import { JualLagiDialog } from './kantong/JualLagiDialog.tsx'
import { useKantong } from './kantong/use-kantong.tsx'
import './kantong/kantong.css'

const idCari = 'jual-lagi-cari'
const ringkas = ['tgl_system', 'input_by'] as const

/** What was bought and is good enough: straight back into a tray, without sorting (DOMAIN 5). */
export function JualLagiScreen() {
  const t = useWords()
  const daftar = useKantong('JUAL_LAGI')
  const [kode, setKode] = useState<string>()
  const [hasil, setHasil] = useState<{ nomor: string; kode_barcode: string }>()
  useScan((text) => setKode(text.trim().toUpperCase()))
  useKeys([{ key: 'F2', label: 'Cari', run: () => document.getElementById(idCari)?.focus() }])
  return (
    <Page
      tools={<CariKantong id={idCari} daftar={daftar} autoFocus />}
      actions={<ReloadButton onReload={daftar.refetch} />}
    >
      {hasil ? (
        <p className="kantong-hasil" role="status">
          {t('{{nomor}}: barang {{kode_barcode}} sudah di baki', hasil)}
        </p>
      ) : null}
      <DaftarKantong
        title={t('Emas Yang Dibeli')}
        kosong={t('Tidak ada kantong emas')}
        daftar={daftar}
        tanpa={ringkas}
        onPilih={({ kode_kantong }) => setKode(kode_kantong)}
      />
      {kode === undefined ? null : (
        <JualLagiDialog
          key={kode}
          kode={kode}
          onTersimpan={(saved) => {
            setHasil(saved)
            void labelBaru(saved.kode_barcode, `Jual lagi ${saved.nomor}`)
          }}
          onClose={() => setKode(undefined)}
        />
      )}
    </Page>
  )
}
