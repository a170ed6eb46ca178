import { formatRupiah } from '#kernel/figures'
import { caraBayar } from '#modules/faktur/pembayaran'
import { useWords } from '#web/words'
import type { IsiNota } from './use-nota.tsx'

/** How the visit was paid; the payments belong to the group, not to one of its notes. */
export function PembayaranNota({ nota }: { readonly nota: IsiNota }) {
  const t = useWords()
  return (
    <table className="rincian nota-bayar">
      <caption>{t('Pembayaran')}</caption>
      <tbody>
        {nota.pembayaran.map((payment) => (
          <tr key={`${payment.jenis} ${payment.no_rekening} ${payment.no_ref} ${payment.jumlah}`}>
            <th scope="row">
              {payment.masuk ? '' : `${t('Dibayar')} `}
              {t(caraBayar[payment.jenis])}{' '}
              <span className="meta">
                {[payment.no_rekening, payment.no_ref].filter(Boolean).join(' · ')}
                {payment.kembali
                  ? t('kembali {{jumlah}}', { jumlah: formatRupiah(payment.kembali) })
                  : ''}
                {payment.fee ? `${t('Fee')} ${formatRupiah(payment.fee)}` : ''}
              </span>
            </th>
            <td>{formatRupiah(payment.jumlah)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
