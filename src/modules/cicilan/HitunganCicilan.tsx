import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatRupiah } from '#kernel/figures'
import { isTanggal, type Tanggal } from '#kernel/tanggal'
import { call } from '#web/call'
import { usePaused } from '#web/late'
import type { FormPartProps } from '#web/module'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { hitungCicilan } from './cicilan.calls.ts'
import './hitungan-cicilan.css'

const kata = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().toUpperCase() : null
const tanggal = (value: unknown): Tanggal | null =>
  typeof value === 'string' && isTanggal(value) ? value : null
const angka = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What the piece costs by the plan and when: it fills in the price and the money before. */
export function HitunganCicilan({ form }: FormPartProps) {
  const t = useWords()
  const { values } = form
  const kode_barcode = usePaused(kata(values['kode_barcode']), 300)
  const kode_cicilan = kata(values['kode_cicilan'])
  const harga_setuju = usePaused(angka(values['harga_setuju']), 300)
  const tgl_system = tanggal(values['tgl_system'])
  const uang_muka = usePaused(angka(values['uang_muka']), 300)
  const found = useQuery({
    queryKey: [
      'CICILAN',
      'hitung',
      kode_barcode,
      kode_cicilan,
      harga_setuju,
      uang_muka,
      tgl_system,
    ],
    enabled: kode_barcode !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = {
        ...{ kode_barcode: kode_barcode ?? '', kode_cicilan, harga_setuju, uang_muka, tgl_system },
      }
      return (await call(hitungCicilan, { body }, { signal })).data
    },
  })
  const { data } = found
  const terisi = useRef('')
  useEffect(() => {
    if (!data || kode_barcode === null) return
    // Once for each piece and plan: what somebody types afterwards stays.
    const kunci = `${kode_barcode} ${kode_cicilan ?? ''}`
    if (terisi.current === kunci) return
    if (!terisi.current.startsWith(`${kode_barcode} `)) form.set('harga_setuju', data.harga_barang)
    if (kode_cicilan !== null) form.set('uang_muka', data.muka)
    terisi.current = kunci
  }, [data, form, kode_barcode, kode_cicilan])
  if (kode_barcode === null)
    return <p className="meta">{t('Pindai barang dan pilih cicilannya.')}</p>
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {data ? (
        // A part that scrolls can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="hitungan-cicilan" tabIndex={0} aria-label={t('Jadwal')}>
          <dl>
            {[
              [t('Nama Barang'), data.nama_barang],
              [t('Harga'), formatRupiah(data.harga)],
              [t('Biaya Administrasi'), formatRupiah(data.biaya_rp)],
              [t('Bunga'), formatRupiah(data.bunga)],
              [t('Uang Muka'), `>= ${formatRupiah(data.muka)}`],
              [t('Total'), formatRupiah(data.total)],
            ].map(([label, isi]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isi}</dd>
              </div>
            ))}
          </dl>
          <ol>
            {data.jadwal.map(({ jumlah, ke, tgl }) => (
              <li key={ke}>
                <span>
                  {ke}. {tgl}
                </span>
                <b>{formatRupiah(jumlah)}</b>
              </li>
            ))}
          </ol>
          {data.jadwal.length === 0 ? (
            <p className="meta">{t('Pilih cicilannya untuk melihat jadwal.')}</p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
