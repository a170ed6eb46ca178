import { Button } from 'antd'
import { useState } from 'react'
import { choice, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { saveFile } from '#web/page/download'
import { choosePrinter, hasPrinterWay, keepPrinterBaud, printerBaud } from '#web/printer'
import { useWords } from '#web/words'
import { baudPrinter, formatLabel, lewatLabel } from './alat.ts'
import { cetakHalaman, labelCoba } from './cetak-coba.tsx'
import { PeriksaPrinter } from './PeriksaPrinter.tsx'
import { catatAlat } from './perangkat.calls.ts'
import { keepSetelanLabel, setelanLabel } from './setelan-label.tsx'

const isian = {
  format: choice({ label: 'Format', of: formatLabel, required: true, initial: 'PDF' }),
  lewat: choice({ label: 'Lewat', of: lewatLabel, required: true, initial: 'CETAK' }),
  baud: choice({ label: 'Kecepatan (baud)', of: baudPrinter, required: true }),
}

const catat = ({ format, lewat }: RowOf<typeof isian>, diuji: boolean) =>
  call(catatAlat, {
    params: { jenis: 'PRINTER_LABEL' },
    body: { nama: format, cara: lewat, diuji },
  })

/** The label printer of this computer: what it understands, the way to it, and one label. */
export function PrinterLabelDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [awal] = useState(() => ({ ukuran: 'K40X20', kode: 'BARCODE', ...setelanLabel() }))
  const [baud] = useState(() => String(printerBaud('label')))
  const form = useForm(isian, { ...awal, baud })
  const { format, lewat } = form.values
  const keluar = async ({ format, lewat }: RowOf<typeof isian>): Promise<boolean> => {
    const bytes = labelCoba(format)
    if (lewat === 'USB' || lewat === 'SERIAL') {
      const printer = await choosePrinter(lewat, 'label', true)
      if (printer === undefined) {
        failure(
          t(
            hasPrinterWay(lewat)
              ? 'Printer Label Belum Dipilih'
              : 'Browser Ini Tidak Mendukung Cara Itu, Simpan File',
          ),
        )
        return false
      }
      await printer.send(bytes)
    } else if (lewat === 'FILE' && format !== 'PDF')
      saveFile({ blob: new Blob([bytes]), name: `coba.${format.toLowerCase()}` })
    else cetakHalaman(t('Halaman Coba'))
    return true
  }
  const coba = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) return
    keepSetelanLabel({ ...awal, ...isi })
    keepPrinterBaud('label', Number(isi.baud))
    try {
      await catat(isi, false)
      if (!(await keluar(isi))) return
      const benar = await confirm({
        title: t('Apakah labelnya keluar dengan benar?'),
        yes: t('Ya'),
        no: t('Tidak'),
      })
      if (!benar) return
      await catat(isi, true)
      success(t('Printer Label Dicatat'))
      onClose()
    } catch (error) {
      failure(error, t('Printer Tidak Menjawab'))
    }
  }
  return (
    <ViewDialog title={t('Printer Label Komputer Ini')} width={560} onClose={onClose}>
      <div data-form>
        <FormFields
          form={form}
          names={lewat === 'SERIAL' ? ['format', 'lewat', 'baud'] : ['format', 'lewat']}
          autoFocus
        />
      </div>
      {format === 'ZPL' || format === 'TSPL' ? (
        <PeriksaPrinter
          untuk="label"
          bahasa={format}
          lewat={lewat === 'USB' || lewat === 'SERIAL' ? lewat : undefined}
        />
      ) : null}
      <ViewButtons onClose={onClose}>
        <Button type="primary" onClick={() => void coba()}>
          {t('Cetak Label Coba')}
        </Button>
      </ViewButtons>
    </ViewDialog>
  )
}
