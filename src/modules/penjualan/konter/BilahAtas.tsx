import { Button, Input } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import type { Kepala } from './nota-konter.ts'
import { PilihSales } from './PilihSales.tsx'

export const idPindai = 'konter-pindai'
export const fokusPindai = (): void => document.getElementById(idPindai)?.focus()

interface Props {
  readonly kepala: Kepala
  readonly cek: boolean
  readonly salesDiminta: number
  readonly salesKurang: boolean
  readonly jumlahDraf: number
  readonly onPindai: (text: string) => void
  readonly onSales: (kodeSales: string | null) => void
  readonly onPelanggan: () => void
  readonly onDraf: () => void
  readonly onCek: () => void
  /** Keys of an empty scan field: they move in the table. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Scan, who sells, to whom: what every sale begins with. */
export function BilahAtas(props: Props) {
  const { cek, jumlahDraf, kepala, onKeyDown, onPindai } = props
  const t = useWords()
  const [typed, setTyped] = useState('')
  const pelanggan = kepala.nama_customer || kepala.no_hp || t('Umum')
  return (
    <div className={cek ? 'konter-atas cek' : 'konter-atas'}>
      <div className="konter-isian">
        <label htmlFor={idPindai}>
          {t(cek ? 'Cek Harga' : 'Pindai')} <Key>F2</Key>
        </label>
        <Input
          id={idPindai}
          className="konter-pindai"
          autoFocus
          autoComplete="off"
          prefix={<Icon name={cek ? 'search' : 'scan'} />}
          placeholder={t('Barcode atau sebagian kode')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault()
              onPindai(typed)
              setTyped('')
            } else if (event.key === 'Escape' && typed !== '') {
              event.preventDefault()
              setTyped('')
            } else if (typed === '') onKeyDown(event)
          }}
        />
      </div>
      <div className="konter-isian">
        <label htmlFor="konter-sales">
          {t('Sales')} <Key>F3</Key>
        </label>
        <PilihSales
          value={kepala.kode_sales}
          invalid={props.salesKurang}
          asked={props.salesDiminta}
          onChange={props.onSales}
          onDone={fokusPindai}
        />
      </div>
      <Button className="konter-pelanggan" onClick={props.onPelanggan}>
        <span className="meta">{t('Pelanggan')}</span> <span>{pelanggan}</span> <Key>F4</Key>
      </Button>
      <span className="konter-jarak" />
      <Button onClick={props.onDraf}>
        {t('Draf')} {jumlahDraf > 0 ? <b>{jumlahDraf}</b> : null} <Key>F7</Key>
      </Button>
      <Button aria-pressed={cek} type={cek ? 'primary' : 'default'} onClick={props.onCek}>
        {t('Cek Harga')} <Key>F10</Key>
      </Button>
    </div>
  )
}
