import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { ScanInput } from '#web/fields/ScanInput'
import { SheetButton } from '#web/fields/SheetButton'
import { FormFields } from '#web/form/FormFields'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { PaketMenunggu } from '../kirim-barang/PaketMenunggu.tsx'
import { TabelTerima } from './TabelTerima.tsx'
import { idPindai, type Cek } from './use-cek.tsx'
import { useTerima } from './use-terima.tsx'
import { KeyButton } from '#web/KeyButton'
import '../banyak/banyak.css'

/** Scan a piece of the note, then its weight; Enter alone believes the note. */
function Pindai({ cek }: { readonly cek: Cek }) {
  const t = useWords()
  const { dipilih, ditolak, form, pindai, terima } = cek
  const saatEnter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) terima()
  }
  return (
    <>
      <ScanInput
        id={idPindai}
        ariaLabel={t('Pindai Barcode')}
        placeholder={t('Pindai barang yang datang (F2)')}
        onScan={pindai}
      />
      {ditolak === undefined ? null : (
        <p className="desk-refused" role="alert">
          {ditolak}
        </p>
      )}
      {dipilih === undefined ? null : (
        <div role="group" aria-label={t('Timbang')} data-form onKeyDown={saatEnter}>
          <p>
            {dipilih.teks.nama_barang} · {dipilih.teks.berat} gr
          </p>
          <FormFields form={form} inline autoFocus />
        </div>
      )}
    </>
  )
}

/** Goods from a supplier (SPEC 2): his note in, each piece scanned and weighed, F9 takes them. */
export function PenerimaanScreen() {
  const t = useWords()
  const terima = useTerima()
  const { bawaan, buka, cek, dialog, hasil, kepala, sibuk, simpan, tabel } = terima
  useKeys([
    {
      key: 'F2',
      label: 'Pindai Barcode',
      run: () => document.getElementById(idPindai)?.focus(),
    },
  ])
  return (
    <Page
      actions={
        <>
          <Button disabled={tabel.baris.length === 0} onClick={tabel.kosongkan}>
            {t('Kosongkan')}
          </Button>
          <SheetButton onFile={buka} />
          <KeyButton keyName="F8" label="Semua Datang" run={cek.semua} />
          <KeyButton keyName="F9" label="Terima" run={simpan} type="primary" loading={sibuk} />
        </>
      }
    >
      <PaketMenunggu />
      <div data-form>
        <FormFields form={kepala} inline />
      </div>
      <Desk>
        <DeskLeft label={t('Barang Datang')}>
          <Pindai cek={cek} />
          <div data-form>
            <FormFields form={bawaan} />
          </div>
        </DeskLeft>
        <DeskRight label={t('Surat Jalan')}>
          {hasil ? (
            <p className="desk-done" role="status">
              {t('{{nomor}}: {{pcs}} barang diterima', {
                nomor: hasil.nomor,
                pcs: hasil.barang.length,
              })}
            </p>
          ) : null}
          <TabelTerima terima={terima} />
          {terima.tanyaBaris}
        </DeskRight>
      </Desk>
      {dialog}
    </Page>
  )
}
