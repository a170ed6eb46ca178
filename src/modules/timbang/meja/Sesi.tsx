import { useEffect, type KeyboardEvent } from 'react'
import { formatBerat } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { waktuTimbang } from '../timbang.rules.ts'
import type { HasilBaki } from './HasilTimbang.tsx'
import type { SesiTimbang } from './use-baki.tsx'
import { useMeja } from './use-meja.tsx'
import { timbangBaki } from '../timbang.ts'
import { KeyButton } from '#web/KeyButton'

/** More are kept, fewer are looked at. */
const terbaru = 6

/** The readings as they were read, the last one first: that one counts. */
function Bacaan({ sesi }: { readonly sesi: SesiTimbang }) {
  const t = useWords()
  const { zona } = useShell().toko
  if (sesi.bacaan.length === 0) return <p className="meta">{t('Belum ada bacaan timbangan.')}</p>
  return (
    <div className="timbang-bacaan">
      <table className="table" aria-label={t('Bacaan Timbangan')}>
        <tbody>
          {sesi.bacaan
            .toReversed()
            .slice(0, terbaru)
            .map(({ asal, berat, mentah, n, oleh, saat, stabil }, at) => (
              <tr key={n} className={at === 0 ? 'chosen' : undefined}>
                <td>{n}</td>
                <td>{jamDi(zona, saat)}</td>
                <td className="right">{formatBerat(berat)} gr</td>
                <td>{asal === 'KETIK' ? t('Ketik') : <code>{mentah.trim()}</code>}</td>
                <td>{stabil ? oleh : `${oleh} · ${t('Belum Stabil')}`}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

interface Props {
  readonly sesi: SesiTimbang
  readonly onHasil: (hasil: HasilBaki) => void
  readonly onReset: () => void
}

/** The tray on the scale: the reading, the count, F9 for the verdict. */
export function Sesi({ onHasil, onReset, sesi }: Props) {
  const t = useWords()
  const meja = useMeja(sesi, onHasil)
  const { dialog, form, ketik, sibuk, simpan, timbangan } = meja
  const reset = usePost({ form, segarkan: ['baki'], onTersimpan: onReset })
  const terakhir = sesi.bacaan.at(-1)
  const idBerat = form.idOf('berat')
  useEffect(() => document.getElementById(idBerat)?.focus(), [idBerat, sesi.id])
  const batal = (): void =>
    reset.kirim((options) => call(timbangBaki.commands.reset, { body: { id: sesi.id } }, options))
  const saatEnter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.id === idBerat)
      void ketik()
  }
  const kini = timbangan.last?.berat ?? terakhir?.berat
  return (
    <section className="timbang-sesi" aria-label={t('Sedang Ditimbang')}>
      <h2>
        {sesi.kode_baki} {sesi.nama_baki}{' '}
        <span className="meta">
          {t(waktuTimbang[sesi.waktu])} · {sesi.nomor}
        </span>
      </h2>
      <p className="timbang-angka" aria-live="polite">
        {kini === undefined ? '-' : formatBerat(kini)} <small>gr</small>
        {timbangan.last && !timbangan.last.stabil ? (
          <span className="wait">{t('Belum Stabil')}</span>
        ) : null}
      </p>
      <div className="timbang-isian" data-form onKeyDownCapture={saatEnter}>
        <FormFields
          form={form}
          inline
          names={sesi.waktu === 'MALAM' ? ['berat', 'pcs'] : ['berat', 'pcs', 'buka']}
        />
      </div>
      <div className="timbang-tombol">
        <KeyButton
          keyName="F9"
          label="Simpan Hasil"
          run={() => void simpan()}
          type="primary"
          loading={sibuk}
        />
        <KeyButton keyName="F7" label="Reset" run={batal} loading={reset.sibuk} disabled={sibuk} />
      </div>
      <Bacaan sesi={sesi} />
      {dialog}
    </section>
  )
}
