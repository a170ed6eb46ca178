import { Button } from 'antd'
import { useState } from 'react'
import { choice, yes, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { choosePrinter, keepPrinterBaud, printerBaud } from '#web/printer'
import { keepReceiptSetting, receiptSetting, withDrawer } from '#web/receipt-printer'
import { useWords } from '#web/words'
import { baudPrinter, gulunganStruk, lewatNota } from './alat.ts'
import { cetakHalaman, strukCoba } from './cetak-coba.tsx'
import { PeriksaPrinter } from './PeriksaPrinter.tsx'
import { catatAlat } from './perangkat.calls.ts'

const isian = {
  lewat: choice({ label: 'Lewat', of: lewatNota, required: true }),
  gulungan: choice({ label: 'Lebar Gulungan', of: gulunganStruk, required: true }),
  laci: yes({ label: 'Buka Laci Saat Mencetak' }),
  baud: choice({ label: 'Kecepatan (baud)', of: baudPrinter, required: true }),
}
type Isian = RowOf<typeof isian>

const catat = ({ gulungan, lewat }: Isian, diuji: boolean) =>
  call(catatAlat, {
    params: { jenis: 'PRINTER_NOTA' },
    body: {
      nama: lewatNota[lewat],
      cara: lewat === 'BROWSER' ? '' : gulunganStruk[gulungan],
      diuji,
    },
  })

/** The printer of notas at this computer: the browser's own, or a receipt printer for slips. */
export function PrinterNotaDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [awal] = useState(() => ({ ...receiptSetting(), baud: String(printerBaud('struk')) }))
  const form = useForm(isian, awal)
  const { lewat } = form.values
  const keluar = async (isi: Isian): Promise<boolean> => {
    if (isi.lewat === 'BROWSER') {
      cetakHalaman(t('Halaman Coba'))
      return true
    }
    const printer = await choosePrinter(isi.lewat, 'struk', true)
    if (printer === undefined) {
      failure(t('Printer Belum Dipilih, Atau Browser Ini Tidak Mendukung Cara Itu'))
      return false
    }
    await printer.send(withDrawer(strukCoba(), isi.laci))
    return true
  }
  const coba = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) return
    keepReceiptSetting(isi)
    keepPrinterBaud('struk', Number(isi.baud))
    try {
      await catat(isi, false)
      if (!(await keluar(isi))) return
      const benar = await confirm({
        title: t('Apakah halamannya keluar dengan benar?'),
        yes: t('Ya'),
        no: t('Tidak'),
      })
      if (!benar) return
      await catat(isi, true)
      success(t('Berhasil Menyimpan Data'))
      onClose()
    } catch (error) {
      failure(error, t('Printer Dipakai Program Lain Atau Kabelnya Lepas'))
    }
  }
  return (
    <ViewDialog title={t('Printer Nota Komputer Ini')} width={560} onClose={onClose}>
      <div data-form>
        <FormFields
          form={form}
          names={
            lewat === 'BROWSER'
              ? ['lewat']
              : ['lewat', 'gulungan', ...(lewat === 'SERIAL' ? (['baud'] as const) : []), 'laci']
          }
          autoFocus
        />
      </div>
      <PeriksaPrinter
        untuk="struk"
        bahasa="ESCPOS"
        lewat={lewat === 'USB' || lewat === 'SERIAL' ? lewat : undefined}
      />
      <ViewButtons onClose={onClose}>
        <Button type="primary" onClick={() => void coba()}>
          {t('Cetak Halaman Coba')}
        </Button>
      </ViewButtons>
    </ViewDialog>
  )
}
