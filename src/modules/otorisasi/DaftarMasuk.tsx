import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { rupiah } from '#kernel/field'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { Waiting } from '#web/page/Skeleton'
import { Refused } from '#web/page/Refused'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { openFigures } from '#web/document/approval-asked'
import { Diminta } from './Diminta.tsx'
import { putusJauh } from './jauh.calls.ts'
import { masukKey, useMasuk, type PermintaanMasuk } from './masuk.tsx'
import { Perkara } from './Perkara.tsx'
import { SisaWaktu } from './SisaWaktu.tsx'

interface Putusan {
  readonly setuju: boolean
  readonly alasan: string
  readonly tawaran?: number | null
}

/** Decides all questions of a card; the list changes in any case. */
function usePutus(ids: readonly string[]) {
  const t = useWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const decide = async ({ alasan, setuju, tawaran = null }: Putusan): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      let said: string | undefined
      for (const id of ids) {
        const body = { id, setuju, alasan: alasan || null, tawaran }
        said = (await call(putusJauh, { body })).message
      }
      if (said !== undefined) success(said)
      await queries.invalidateQueries({ queryKey: masukKey })
    } catch (error) {
      if (error instanceof CallError && error.fields['alasan'] !== undefined)
        setRefused(error.fields['alasan'])
      else {
        failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
        await queries.invalidateQueries({ queryKey: masukKey })
      }
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, decide: (putusan: Putusan) => void decide(putusan) }
}
type Putus = ReturnType<typeof usePutus>

interface JawabProps {
  readonly onBack: () => void
  readonly putus: Putus
}

/** Asks for the reason of a refusal, which the counter reads. */
function Alasan({ onBack, putus }: JawabProps) {
  const t = useWords()
  const id = useId()
  const [alasan, setAlasan] = useState('')
  return (
    <div className="otorisasi-alasan">
      <label htmlFor={id}>{t('Alasan')}</label>
      <Input.TextArea
        id={id}
        autoFocus
        rows={2}
        maxLength={500}
        value={alasan}
        onChange={({ target }) => setAlasan(target.value)}
        aria-invalid={putus.refused !== undefined}
      />
      {putus.refused === undefined ? null : (
        <p className="otorisasi-salah" role="alert">
          {putus.refused}
        </p>
      )}
      <div className="otorisasi-tombol">
        <Button onClick={onBack}>{t('Kembali')}</Button>
        <Button
          danger
          loading={putus.busy}
          onClick={() => putus.decide({ setuju: false, alasan: alasan.trim() })}
        >
          {t('Tolak')}
        </Button>
      </div>
    </div>
  )
}

const isianTawaran = {
  tawaran: rupiah({ label: 'Harga Nota', required: 'Harga Nota Harus Diisi', min: 1 }),
}

/** Another figure that would do: the counter takes it with one key. */
function Tawaran({ onBack, putus }: JawabProps) {
  const t = useWords()
  const form = useForm(isianTawaran)
  const kirim = (): void => {
    const entered = form.submit()
    if (entered) putus.decide({ setuju: false, alasan: '', tawaran: entered.tawaran })
  }
  return (
    <div className="otorisasi-alasan">
      <FormFields form={form} autoFocus />
      <div className="otorisasi-tombol">
        <Button onClick={onBack}>{t('Kembali')}</Button>
        <Button type="primary" loading={putus.busy} onClick={kirim}>
          {t('Tawarkan')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  readonly kartu: readonly PermintaanMasuk[] // the questions of one request
  readonly sejak: number
  /** The oldest card answers to the keys. */
  readonly pertama: boolean
}

/** All questions of one request: who asks, for which goods, what would change, and the answers. */
function Kartu({ kartu, pertama, sejak }: Props) {
  const t = useWords()
  const [jawab, setJawab] = useState<'TOLAK' | 'TAWAR'>()
  const putus = usePutus(kartu.map(({ id }) => id))
  const [satu] = kartu
  const perkara = satu?.perkara ?? null
  const setuju = (): void => putus.decide({ setuju: true, alasan: '' })
  if (!satu) return null
  const onBack = (): void => setJawab(undefined)
  return (
    <li className="otorisasi-masuk">
      <div className="otorisasi-peminta">
        <strong>{satu.peminta}</strong>
        <span className="meta">{satu.diminta_oleh}</span>
        <SisaWaktu sisa={satu.sisa} sejak={sejak} />
      </div>
      {perkara ? <Perkara perkara={perkara} /> : null}
      {kartu.map((one) => (
        <Diminta key={one.id} diminta={{ kategori: one.kategori, ...openFigures({ ...one }) }} />
      ))}
      {satu.keterangan === null ? null : <p className="otorisasi-tanya">{satu.keterangan}</p>}
      {jawab === 'TOLAK' ? <Alasan putus={putus} onBack={onBack} /> : null}
      {jawab === 'TAWAR' ? <Tawaran putus={putus} onBack={onBack} /> : null}
      {jawab === undefined ? (
        <div className="otorisasi-tombol">
          <KeyButton
            keyName={pertama ? 'T' : undefined}
            label="Tolak"
            run={() => setJawab('TOLAK')}
            danger
            disabled={putus.busy}
          />
          {perkara?.dapat_ditawar ? (
            <Button disabled={putus.busy} onClick={() => setJawab('TAWAR')}>
              {t('Tawarkan Harga')}
            </Button>
          ) : null}
          <KeyButton
            keyName={pertama ? 'A' : undefined}
            label="Setujui"
            run={setuju}
            type="primary"
            loading={putus.busy}
          />
        </div>
      ) : null}
    </li>
  )
}

/**
 * Questions of one request are shown together; an older one, from before the request was stored, is
 * shown alone.
 */
function kartuDari(data: readonly PermintaanMasuk[]): (readonly PermintaanMasuk[])[] {
  const cards = new Map<string, PermintaanMasuk[]>()
  for (const one of data) {
    const key = one.permintaan === null ? one.id : `${one.diminta_oleh} ${one.permintaan}`
    cards.set(key, [...(cards.get(key) ?? []), one])
  }
  return [...cards.values()]
}

/** Everything that waits for this approver, oldest first. */
export function DaftarMasuk() {
  const t = useWords()
  const { data, dataUpdatedAt, error, refetch } = useMasuk()
  if (data === undefined)
    return error === null ? <Waiting /> : <Refused error={error} onRetry={refetch} />
  if (data.length === 0)
    return <p className="otorisasi-kosong">{t('Tidak Ada Permintaan Otorisasi')}</p>
  return (
    <ul className="otorisasi-daftar">
      {kartuDari(data).map((kartu, at) => (
        <Kartu key={kartu[0]?.id} kartu={kartu} sejak={dataUpdatedAt} pertama={at === 0} />
      ))}
    </ul>
  )
}
