import { useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { ref } from '#kernel/field'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
import { barangLabel } from './label.calls.ts'
import { ambilLabelBaki, idPindai, useCetakLabel } from './use-cetak-label.tsx'

const saringBaki = {
  kode_gudang: ref('gudang', { label: 'Gudang' }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
}

/** A tray's pieces onto the table, or a label for the tray itself. */
function DariBaki({ onAmbil }: { readonly onAmbil: (kodeBaki: string) => void }) {
  const t = useWords()
  const form = useForm(saringBaki)
  const baki = textOf(form.values['kode_baki'])
  return (
    <section aria-label={t('Dari Baki')} data-form>
      <FormFields form={form} />
      <p className="label-tombol">
        <Button disabled={baki === ''} onClick={() => onAmbil(baki)}>
          {t('Ambil Isi Baki')}
        </Button>
        <Button
          disabled={baki === ''}
          icon={<Icon name="qr" />}
          onClick={() => void ambilLabelBaki(baki)}
        >
          {t('Label Baki')}
        </Button>
      </p>
    </section>
  )
}

/** Labels of pieces (SPEC 2): scan them or take a tray or what just came, F9 prints. */
export function CetakBarcodeScreen() {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const { cetak, dialog, form, meja, sibuk } = useCetakLabel()
  const { terima }: { terima?: unknown } = useSearch({ strict: false })
  const diminta = useRef<unknown>(undefined)
  const { ambil } = meja
  useEffect(() => {
    if (typeof terima !== 'string' || diminta.current === terima) return
    diminta.current = terima
    ambil({ no_terima: terima })
  }, [terima, ambil])
  const ulang = meja.rows.filter(({ ke }) => ke > 1).length
  return (
    <WorkDesk
      pindai={{ id: idPindai }}
      simpan={{ label: 'Cetak', run: cetak, sibuk, dialog }}
      juga={{ label: 'Belum Berlabel', run: () => ambil({ tgl_baru: tgl_system }) }}
      kiri={{
        label: 'Label',
        form: true,
        isi: (
          <>
            <FormFields form={form} />
            {ulang > 0 ? (
              <p className="desk-refused" role="status">
                {t('{{jumlah}} label dicetak ulang: yang lama tidak berlaku lagi.', {
                  jumlah: ulang,
                })}
              </p>
            ) : null}
            <DariBaki onAmbil={(kode_baki) => ambil({ kode_baki })} />
          </>
        ),
      }}
      kanan={{
        label: 'Barang',
        isi: (
          <ScanTable
            table={meja}
            fields={barangLabel}
            scanId={idPindai}
            placeholder={t('Pindai barang, atau label baki untuk semua isinya (F2)')}
            empty={t('Pindai barang yang akan dicetak labelnya.')}
          />
        ),
      }}
    />
  )
}
