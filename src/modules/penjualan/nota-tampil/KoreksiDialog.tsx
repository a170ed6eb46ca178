import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { hitungBayar, type Bayar } from '#modules/pembayaran/bayar.rules'
import { teksBayar } from '#modules/pembayaran/teks-bayar'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { useWords } from '#web/words'
import { PembayaranEditor } from '../../pembayaran/PembayaranEditor.tsx'
import { useBayarUlang } from '../../pembayaran/use-bayar-ulang.tsx'
import { useBoundKey } from '#web/bound-key'
import { useApproval } from '#web/document/use-approval'
import { koreksiMasuk, koreksiPenjualan } from '../koreksi-penjualan.ts'
import type { IsiNota } from './use-nota.tsx'

interface Props {
  readonly nota: IsiNota
  readonly onClose: () => void
}

/** Why first, then what; the payments have an editor of their own. */
const isian = {
  alasan: koreksiMasuk.alasan,
  kode_sales: koreksiMasuk.kode_sales,
  nama_customer: koreksiMasuk.nama_customer,
  no_hp: koreksiMasuk.no_hp,
  alamat_customer: koreksiMasuk.alamat_customer,
  npwp: koreksiMasuk.npwp,
  jenis_identitas: koreksiMasuk.jenis_identitas,
  no_identitas: koreksiMasuk.no_identitas,
  keterangan: koreksiMasuk.keterangan,
  uang_dari: koreksiMasuk.uang_dari,
} as const

const fakta = [
  ...(['kode_sales', 'nama_customer', 'no_hp', 'alamat_customer', 'npwp'] as const),
  ...(['jenis_identitas', 'no_identitas', 'keterangan'] as const),
] as const

const awal = (nota: IsiNota): Values => ({
  alasan: null,
  kode_sales: nota.kode_sales,
  nama_customer: nota.nama_customer || null,
  no_hp: nota.no_hp || null,
  alamat_customer: nota.alamat_customer || null,
  npwp: nota.npwp,
  jenis_identitas: null,
  no_identitas: null,
  keterangan: nota.keterangan || null,
  uang_dari: null,
})

const teks = (value: unknown): string => (typeof value === 'string' && value ? value : '-')

interface BedaProps {
  readonly nota: IsiNota
  readonly values: Values
  readonly entries: readonly Bayar[]
  readonly total: number
}

/** Before and after, fact by fact, while it is entered. */
function Beda({ entries, nota, total, values }: BedaProps) {
  const t = useWords()
  const lama = awal(nota)
  const rows = fakta
    .filter((name) => (values[name] ?? '') !== (lama[name] ?? ''))
    .map((name) => [isian[name].label, teks(lama[name]), teks(values[name])] as const)
  const bayarLama = teksBayar(t, nota.pembayaran)
  const bayarBaru = teksBayar(t, hitungBayar(entries, total).pembayaran)
  const all = [
    ...rows,
    ...(bayarBaru === bayarLama ? [] : [['Pembayaran', bayarLama, bayarBaru] as const]),
  ]
  if (all.length === 0) return null
  return (
    <table className="rincian koreksi-beda">
      <caption>{t('Yang Dikoreksi')}</caption>
      <tbody>
        {all.map(([label, sebelum, sesudah]) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            <td>
              <s>{sebelum}</s> {'->'} <b>{sesudah}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sends the correction; a refusal goes to its field or to its payment. */
function useKoreksi(nota: IsiNota, onClose: () => void) {
  const t = useWords()
  const queries = useQueryClient()
  const kunci = useBoundKey()
  const otorisasi = useApproval()
  const form = useForm(
    isian,
    useMemo(() => awal(nota), [nota]),
  )
  const total = nota.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const bayar = useBayarUlang(nota.pembayaran, total)
  const [busy, setBusy] = useState(false)
  const refuse = (error: unknown): void => {
    const atForm = form.refuse(error)
    if (!bayar.refuse(error) && !atForm) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
  }
  const save = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || busy) return
    setBusy(true)
    try {
      bayar.periksa()
      const body = {
        ...entered,
        no_faktur_jual: nota.no_faktur_jual,
        versi: nota.versi_koreksi ?? 0,
        jenis_pelanggan: nota.jenis_pelanggan,
        tanpa_npwp: nota.npwp !== null && entered.npwp === null,
        pembayaran: bayar.pembayaran,
      }
      const done = await otorisasi.run((given) =>
        call(koreksiPenjualan.commands.simpan, { body }, { key: kunci.of(body), ...given }),
      )
      if (done === undefined) return
      kunci.settle()
      success(t('{{nomor}} Tersimpan', { nomor: done.data.nomor }))
      await queries.invalidateQueries({ queryKey: ['PENJUALAN'] })
      onClose()
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, bayar, busy, save, dialog: otorisasi.dialog }
}

/**
 * DOMAIN 4: customer, seller, remark and kind of payment of a validated note of today; never goods,
 * weight, price or total.
 */
export function KoreksiDialog({ nota, onClose }: Props) {
  const t = useWords()
  const { bayar, busy, dialog, form, save } = useKoreksi(nota, onClose)
  return (
    <FormDialog
      title={t('Koreksi Penjualan {{nomor}}', { nomor: nota.no_faktur_jual })}
      width={960}
      busy={busy}
      changed={form.changed || bayar.changed}
      saveLabel={t('Simpan Koreksi')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="koreksi">
        <FormFields form={form} autoFocus />
        <section aria-label={t('Pembayaran')}>
          <PembayaranEditor id="koreksi-bayar" {...bayar.editor} onDone={() => void save()} />
        </section>
      </div>
      <Beda
        nota={nota}
        values={form.values}
        entries={bayar.editor.entries}
        total={bayar.editor.total}
      />
      {dialog}
    </FormDialog>
  )
}
