import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { refBayar } from '#modules/pembayaran/ref-bayar'
import { Icon } from '#web/icons'
import { LazyPart } from '#web/page/LazyPart'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useNamaBayar } from '../pembayaran/CaraBayar.tsx'
import { MintaTanda } from '../tanda-tangan/MintaTanda.tsx'
import { useCetakBeli } from '../pembelian/use-cetak-beli.tsx'
import { useCetakTitipan } from '../titipan/use-cetak-titipan.tsx'
import { useCetakNota } from '../penjualan/use-cetak-nota.tsx'
import type { KunjunganTersimpan, Pembayaran, Tersimpan, TitipanTersimpan } from './tersimpan.ts'
import type { Konter } from './use-konter.tsx'
import { KeyButton } from '#web/KeyButton'
import './hasil.css'

interface BersamaProps {
  readonly menunggu: boolean
  readonly nomor: string
  readonly notas: readonly string[]
  readonly kata: string
  readonly total: number
  readonly pembayaran: Pembayaran
  readonly kembali: number
}

function Angka({ kata, nilai, out }: { kata: string; nilai: number; out?: boolean }) {
  return (
    <div>
      <dt>{kata}</dt>
      <dd className={out ? 'out' : undefined}>
        <small>Rp</small> {formatRupiah(nilai)}
      </dd>
    </div>
  )
}

/** Who sold us gold signs the nota of it on his screen. */
function Tandatangani({ nomor }: { readonly nomor: string }) {
  const [buka, setBuka] = useState(false)
  return (
    <>
      <KeyButton keyName="Alt+T" label="Tanda Tangan" run={() => setBuka(true)} />
      {buka ? <MintaTanda nomor={nomor} onDone={() => setBuka(false)} /> : null}
    </>
  )
}

/** Its numbers, what it came to, and how that was paid. */
function Bersama(props: BersamaProps) {
  const { kata, kembali, menunggu, nomor, notas, pembayaran, total } = props
  const t = useWords()
  const namaBayar = useNamaBayar()
  return (
    <>
      <p className={menunggu ? 'hasil-status wait' : 'hasil-status in'}>
        <Icon name={menunggu ? 'waiting' : 'good'} />
        {t(menunggu ? 'Menunggu Validasi' : 'Valid')}
      </p>
      <div>
        <p className="hasil-nomor">{nomor}</p>
        {notas.length === 0 ? null : <p className="meta hasil-nota">{notas.join(', ')}</p>}
      </div>
      <dl>
        <Angka kata={t(kata)} nilai={total} out={total < 0} />
        {pembayaran.map(({ jenis, jumlah, no_ref, no_rekening }) => (
          <Angka
            key={[jenis, no_rekening, no_ref, jumlah].join(' ')}
            kata={[namaBayar({ jenis, no_rekening }), refBayar({ jenis, no_ref })]
              .filter(Boolean)
              .join(' ')}
            nilai={jumlah}
          />
        ))}
        {kembali ? (
          <div className="hasil-kembali">
            <dt>{t('Uang Kembali')}</dt>
            <dd>
              <small>Rp</small> {formatRupiah(kembali)}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  )
}

/** Prints again what has come out by itself, or did not. */
function CetakLagi({ hasil }: { readonly hasil: KunjunganTersimpan }) {
  const nota = useCetakNota()
  const beli = useCetakBeli()
  const cetak = async (): Promise<void> => {
    for (const nomor of hasil.notajual) await nota.cetak(nomor, false)
    for (const nomor of hasil.notabeli) await beli.cetak(nomor, false)
  }
  return (
    <>
      <KeyButton
        keyName="Ctrl+P"
        label="Cetak"
        run={() => void cetak()}
        icon={<Icon name="print" />}
      />
      {nota.dialog}
      {beli.dialog}
    </>
  )
}

function HasilKunjungan({ hasil, konter }: { hasil: KunjunganTersimpan; konter: Konter }) {
  const t = useWords()
  const { saved } = useShell()
  const waiting = hasil.status === 'OPEN'
  const manual = hasil.nota.manual.length > 0
  const given = {
    nomor: hasil.no_faktur_group,
    final: !waiting,
    onFinal: () => konter.setHasil({ ...hasil, status: 'VALID' }),
    onWithdrawn: () => konter.ubahLagi(hasil.nota),
  }
  return (
    <>
      <Bersama
        {...hasil}
        menunggu={waiting}
        nomor={hasil.no_faktur_group}
        notas={[...hasil.notajual, ...hasil.notabeli]}
        kata={hasil.total < 0 ? 'Toko bayar' : 'Total'}
      />
      {hasil.kartu_milik ? (
        <p className="hasil-status wait">
          <Icon name="waiting" />
          {t('Nomor Identitas Ini Milik {{nama}}', { nama: hasil.kartu_milik })}
        </p>
      ) : null}
      <div className="hasil-lanjut">
        {manual
          ? null
          : [...saved].map(([name, part]) => (
              <LazyPart key={`${name} ${given.nomor}`} part={part} given={given} />
            ))}
        {manual ? null : hasil.notabeli.map((nomor) => <Tandatangani key={nomor} nomor={nomor} />)}
        {waiting ? null : manual ? (
          <KeyButton
            keyName="Ctrl+P"
            label="Cetak"
            run={() => konter.cetakManual.cetak(given.nomor, false)}
            icon={<Icon name="print" />}
          />
        ) : (
          <CetakLagi hasil={hasil} />
        )}
      </div>
    </>
  )
}

function HasilTitipan({ hasil }: { readonly hasil: TitipanTersimpan }) {
  const cetak = useCetakTitipan()
  const sah = hasil.status === 'TITIP'
  const run = (): void => void cetak.cetak(hasil.no_titipan, false)
  return (
    <>
      <Bersama
        {...hasil}
        menunggu={!sah}
        nomor={hasil.no_titipan}
        notas={[]}
        kata="Uang Titipan"
        total={hasil.jumlah}
      />
      <div className="hasil-lanjut">
        <KeyButton
          keyName="Ctrl+P"
          label="Cetak"
          run={run}
          icon={<Icon name="print" />}
          shown={sah}
        />
      </div>
      {cetak.dialog}
    </>
  )
}

interface Props {
  readonly hasil: Tersimpan
  readonly konter: Konter
}

/** Shows the visit that was just saved: its numbers, the change to give, and the next steps. */
export function Hasil({ hasil, konter }: Props) {
  const t = useWords()
  const waiting = hasil.status === 'OPEN'
  return (
    <section className="hasil">
      <div role="status">
        {'no_titipan' in hasil ? (
          <HasilTitipan hasil={hasil} />
        ) : (
          <HasilKunjungan hasil={hasil} konter={konter} />
        )}
      </div>
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
