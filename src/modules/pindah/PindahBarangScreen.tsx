import { Button } from 'antd'
import { useState } from 'react'
import { FormFields } from '#web/form/FormFields'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { TabelMeja } from '../stok/meja/TabelMeja.tsx'
import { barangPindah } from './pindah.calls.ts'
import { RiwayatPindah } from './RiwayatPindah.tsx'
import { idPindai, usePindah } from './use-pindah.tsx'

/** Pieces go into another tray: scan them, scan the tray or choose it, F9 moves them all. */
export function PindahBarangScreen() {
  const t = useWords()
  const { dialog, hasil, meja, pindahkan, sibuk, tujuan } = usePindah()
  const [riwayat, setRiwayat] = useState(false)
  useKeys([
    {
      key: 'F2',
      label: 'Pindai Barcode',
      run: () => document.getElementById(idPindai)?.focus(),
    },
    { key: 'F4', label: 'Riwayat', run: () => setRiwayat(true) },
    { key: 'F9', label: 'Pindahkan', run: pindahkan, off: sibuk },
  ])
  return (
    <Page
      actions={
        <>
          <Button onClick={() => setRiwayat(true)}>
            {t('Riwayat')} <Key>F4</Key>
          </Button>
          <Button type="primary" loading={sibuk} onClick={pindahkan}>
            {t('Pindahkan')} <Key>F9</Key>
          </Button>
        </>
      }
    >
      <div className="meja">
        <section className="meja-kiri" aria-label={t('Tujuan')} data-form>
          <FormFields form={tujuan} />
          <p className="meta">{t('Pindai label baki untuk memilih tujuan.')}</p>
        </section>
        <section className="meja-kanan" aria-label={t('Barang Yang Dipindah')}>
          {hasil === undefined ? null : (
            <p className="meja-hasil" role="status">
              {hasil}
            </p>
          )}
          <TabelMeja
            meja={meja}
            fields={barangPindah}
            idPindai={idPindai}
            placeholder={t('Pindai barang, atau label baki tujuan (F2)')}
            kosong={t('Pindai barang yang akan dipindah.')}
          />
        </section>
      </div>
      {dialog}
      {riwayat ? <RiwayatPindah onClose={() => setRiwayat(false)} /> : null}
    </Page>
  )
}
