import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { formatBerat } from '#kernel/figures'
import { topicsOf } from '#kernel/document'
import { StepDialog } from '#web/document/StepDialog'
import { useWords } from '#web/words'
import { tambahBarang } from '../tambah-barang.ts'
import type { Penerimaan } from './use-penerimaan.tsx'

interface Props {
  readonly hasil: NonNullable<Penerimaan['hasil']>
  readonly onDibatalkan: () => void
}

/** The receipt just saved: its number, and the barcode of each piece. */
export function Tersimpan({ hasil, onDibatalkan }: Props) {
  const t = useWords()
  const [batal, setBatal] = useState(false)
  return (
    <section className="terima-hasil" aria-live="polite">
      <h2>
        {t('Tersimpan')} {hasil.nomor}
        <Link to="/cetak-barcode" search={{ terima: hasil.nomor }}>
          {t('Cetak Label')}
        </Link>
        <Button size="small" onClick={() => setBatal(true)}>
          {t('Batal')}
        </Button>
      </h2>
      <ul>
        {hasil.barang.map((one) => (
          <li key={one.kode_barcode}>
            <strong>{one.kode_barcode}</strong> {one.nama_barang}{' '}
            <span className="meta">
              {formatBerat(one.berat)} gr · {one.kode_baki}
            </span>
          </li>
        ))}
      </ul>
      {batal ? (
        <StepDialog
          command={tambahBarang.commands.batal}
          nomor={hasil.nomor}
          topics={topicsOf(tambahBarang)}
          onSaved={onDibatalkan}
          onClose={() => setBatal(false)}
        />
      ) : null}
    </section>
  )
}
