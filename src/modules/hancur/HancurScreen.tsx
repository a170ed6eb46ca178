import type { KeyboardEvent } from 'react'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
import { RiwayatHancur } from './RiwayatHancur.tsx'
import { barisMeja, idPindai, useHancur } from './use-hancur.tsx'
import { KeyButton } from '#web/KeyButton'

/** Pieces are scanned, what is left of each is weighed, F9 asks an approver and posts. */
function HancurScreen({ psu }: { readonly psu: boolean }) {
  const t = useWords()
  const { dipilih, hancur, isian, kepala, masukkan, meja, ubah } = useHancur(psu)
  const nama = isian.values['cara'] === 'UBAH' ? ['nama_baru'] : []
  const names = psu ? ['cara', ...nama, 'berat_hasil'] : ['berat_hasil']
  const kirim = psu ? 'Simpan' : 'Hancurkan'
  const saatEnter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) masukkan()
  }
  return (
    <WorkDesk
      pindai={{ id: idPindai }}
      simpan={{ label: kirim, danger: !psu, ...hancur }}
      riwayat={RiwayatHancur}
      kiri={{
        label: 'Hasil',
        isi: (
          <>
            {dipilih === undefined ? (
              <p>{t('Pindai barang, lalu isi hasilnya.')}</p>
            ) : (
              <div role="group" aria-label={t('Hasil')} data-form onKeyDown={saatEnter}>
                <p>
                  {dipilih.kode_barcode} · {dipilih.nama_barang}
                </p>
                <FormFields key={dipilih.kode_barcode} form={isian} autoFocus names={names} />
                <p className="label-tombol">
                  <KeyButton keyName="F8" label="Masukkan Ke Tabel" run={masukkan} />
                </p>
              </div>
            )}
            <div data-form>
              <FormFields form={kepala} />
            </div>
          </>
        ),
      }}
      kanan={{
        label: 'Barang',
        isi: (
          <ScanTable
            table={meja}
            fields={barisMeja}
            scanId={idPindai}
            placeholder={t('Pindai barang (F2)')}
            empty={t('Belum Ada Barang Di Tabel')}
            onOpen={ubah}
          />
        ),
      }}
    />
  )
}

export const HancurBarangScreen = () => <HancurScreen psu={false} />
export const HancurPsuScreen = () => <HancurScreen psu />
