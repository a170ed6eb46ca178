import { formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import type { simpanPenjualan } from '../penjualan.calls.ts'

export type HasilSimpan = NonNullable<NonNullable<(typeof simpanPenjualan)['types']>['a']>

/** What was just saved: its number, the change to give, and where the customer goes now. */
export function Hasil({ hasil }: { readonly hasil: HasilSimpan }) {
  const t = useWords()
  const waiting = hasil.status === 'OPEN'
  return (
    <section className="hasil" role="status">
      <p className={waiting ? 'hasil-status wait' : 'hasil-status in'}>
        <Icon name={waiting ? 'waiting' : 'good'} />
        {t(waiting ? 'Menunggu Validasi' : 'Valid')}
      </p>
      <p className="hasil-nomor">{hasil.no_faktur_group}</p>
      <dl>
        <div>
          <dt>{t(hasil.total < 0 ? 'Toko bayar' : 'Total')}</dt>
          <dd className={hasil.total < 0 ? 'out' : undefined}>
            <small>Rp</small> {formatRupiah(hasil.total)}
          </dd>
        </div>
        {hasil.kembali ? (
          <div className="hasil-kembali">
            <dt>{t('Uang Kembali')}</dt>
            <dd>
              <small>Rp</small> {formatRupiah(hasil.kembali)}
            </dd>
          </div>
        ) : null}
      </dl>
      {hasil.kartu_milik ? (
        <p className="hasil-status wait">
          <Icon name="waiting" />
          {t('Nomor Identitas Ini Milik {{nama}}', { nama: hasil.kartu_milik })}
        </p>
      ) : null}
      <p className="meta">
        {t(
          waiting
            ? 'Bawa barang ke kasir. Pindai barang berikutnya untuk nota baru.'
            : 'Pindai barang berikutnya untuk nota baru.',
        )}
      </p>
    </section>
  )
}
