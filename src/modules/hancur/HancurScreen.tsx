import { Button } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { FormFields } from '#web/form/FormFields'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { ScanTable } from '#web/desk/ScanTable'
import { RiwayatHancur } from './RiwayatHancur.tsx'
import { barisMeja, idPindai, useHancur } from './use-hancur.tsx'

/** Pieces are scanned, what is left of each is weighed, F9 asks an approver and posts. */
function HancurScreen({ psu }: { readonly psu: boolean }) {
  const t = useWords()
  const { dialog, dipilih, hancur, isian, kepala, masukkan, meja, sibuk, ubah } = useHancur(psu)
  const [riwayat, setRiwayat] = useState(false)
  const nama = isian.values['cara'] === 'UBAH' ? ['nama_baru'] : []
  const names = psu ? ['cara', ...nama, 'berat_hasil'] : ['berat_hasil']
  const kirim = psu ? 'Simpan' : 'Hancurkan'
  const saatEnter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) masukkan()
  }
  useKeys([
    {
      key: 'F2',
      label: 'Pindai Barcode',
      run: () => document.getElementById(idPindai)?.focus(),
    },
    { key: 'F4', label: 'Riwayat', run: () => setRiwayat(true) },
    { key: 'F8', label: 'Masukkan Ke Tabel', run: masukkan },
    { key: 'F9', label: kirim, run: hancur, off: sibuk },
  ])
  return (
    <Page
      actions={
        <>
          <Button onClick={() => setRiwayat(true)}>
            {t('Riwayat')} <Key>F4</Key>
          </Button>
          <Button danger={!psu} type={psu ? 'primary' : 'default'} loading={sibuk} onClick={hancur}>
            {t(kirim)} <Key>F9</Key>
          </Button>
        </>
      }
    >
      <Desk>
        <DeskLeft label={t('Hasil')}>
          {dipilih === undefined ? (
            <p>{t('Pindai barang, lalu isi hasilnya.')}</p>
          ) : (
            <div role="group" aria-label={t('Hasil')} data-form onKeyDown={saatEnter}>
              <p>
                {dipilih.kode_barcode} · {dipilih.nama_barang}
              </p>
              <FormFields key={dipilih.kode_barcode} form={isian} autoFocus names={names} />
              <p className="label-tombol">
                <Button onClick={masukkan}>
                  {t('Masukkan Ke Tabel')} <Key>F8</Key>
                </Button>
              </p>
            </div>
          )}
          <div data-form>
            <FormFields form={kepala} />
          </div>
        </DeskLeft>
        <DeskRight label={t('Barang')}>
          <ScanTable
            table={meja}
            fields={barisMeja}
            scanId={idPindai}
            placeholder={t('Pindai barang (F2)')}
            empty={t('Belum Ada Barang Di Tabel')}
            onOpen={ubah}
          />
        </DeskRight>
      </Desk>
      {dialog}
      {riwayat ? <RiwayatHancur onClose={() => setRiwayat(false)} /> : null}
    </Page>
  )
}

export const HancurBarangScreen = () => <HancurScreen psu={false} />
export const HancurPsuScreen = () => <HancurScreen psu />
