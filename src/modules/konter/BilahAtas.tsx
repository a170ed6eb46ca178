import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { ScanInput } from '#web/fields/ScanInput'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import { fokusPindai, idPindai } from './fokus.tsx'
import { idSales, PilihSales } from './PilihSales.tsx'
import { membeli, menjual } from './nota-konter.ts'
import type { Konter } from './use-konter.tsx'

interface PindaiProps {
  readonly cek: boolean
  /** A nota is being looked for. */
  readonly mencari: boolean
  /** Goods bear no barcode: a word finds them. */
  readonly manual: boolean
  readonly onPindai: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The field where every scan lands; its arrows move in the table while nothing stands in it. */
function Pindai({ cek, manual, mencari, onKeyDown, onPindai }: PindaiProps) {
  const t = useWords()
  const kata = manual ? 'Cari' : cek ? 'Cek Harga' : 'Pindai'
  const apa = manual ? 'Baki, Group Atau Jenis' : cek ? 'Barcode' : 'Barang Atau Nota'
  return (
    <div className="konter-isian">
      <label htmlFor={idPindai}>
        <span className="konter-kata">{t(kata)}</span> <Key>F2</Key>
      </label>
      <ScanInput
        id={idPindai}
        autoFocus
        icon={cek || manual ? 'search' : 'scan'}
        placeholder={t(mencari ? 'Sedang Mencari' : apa)}
        onScan={onPindai}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

interface Props {
  readonly konter: Konter
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The fields that every sale begins with: the scan, the sales person, the customer. */
export function BilahAtas({ konter, onKeyDown }: Props) {
  const t = useWords()
  const { buka, cek, draf, gantiCek, manual, meja, simpan } = konter
  const { kepala } = meja.nota
  const tangan = kepala.no_nota_manual
  const pelanggan = kepala.nama_customer || kepala.no_hp || t('Umum')
  // Who exchanges is still the customer.
  const siapa = t(membeli(meja.nota) && !menjual(meja.nota) ? 'Penjual' : 'Pelanggan')
  return (
    <div className={cek ? 'konter-atas cek' : 'konter-atas'}>
      <Pindai
        cek={cek !== undefined}
        manual={manual !== undefined}
        mencari={konter.beli.mencari}
        onPindai={konter.masukkan}
        onKeyDown={onKeyDown}
      />
      <div className="konter-isian">
        <label htmlFor={idSales}>
          <span className="konter-kata">{t('Sales')}</span> <Key>F3</Key>
        </label>
        <PilihSales
          value={kepala.kode_sales}
          invalid={simpan.kesalahan['kode_sales'] !== undefined}
          open={konter.pilihSales}
          onOpen={konter.setPilihSales}
          onChange={(kode_sales) => {
            meja.ubahKepala({ kode_sales })
            simpan.lupakan()
          }}
          onDone={fokusPindai}
        />
      </div>
      <Button
        className="konter-pelanggan"
        title={`${siapa}: ${pelanggan}`}
        onClick={() => buka('PELANGGAN')}
      >
        <span className="meta">{siapa}</span>{' '}
        {tangan === null ? (
          <span>{pelanggan}</span>
        ) : (
          <span className="konter-manual" title={t('Nota tangan {{nomor}}', { nomor: tangan })}>
            {tangan} · {pelanggan}
          </span>
        )}{' '}
        <Key>F4</Key>
      </Button>
      <span className="konter-jarak" />
      <Button
        className="konter-beli"
        title={t(manual ? 'Beli' : 'Beli Tanpa Nota')}
        onClick={konter.beli.bukaBaru}
      >
        {t('Beli')} <Key>F1</Key>
      </Button>
      {manual ? null : (
        <Button className="konter-titip" title={t('Terima titipan')} onClick={() => buka('TITIP')}>
          {t('Titip')} <Key>Ctrl+I</Key>
        </Button>
      )}
      <Button onClick={() => buka('DRAF')}>
        {t('Draf')} {draf.jumlahLain > 0 ? <b>{draf.jumlahLain}</b> : null} <Key>F7</Key>
      </Button>
      {manual ? null : (
        <Button aria-pressed={cek !== undefined} onClick={gantiCek}>
          {t('Cek Harga')} <Key>F10</Key>
        </Button>
      )}
    </div>
  )
}
