import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { Waiting } from '#web/page/Skeleton'
import { Refused } from '#web/page/Refused'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { angkaTerbuka } from './diminta.ts'
import { Diminta } from './Diminta.tsx'
import { putusJauh } from './jauh.calls.ts'
import { masukKey, useMasuk, type PermintaanMasuk } from './masuk.tsx'
import { SisaWaktu } from './SisaWaktu.tsx'

/** Sends a decision; whatever comes of it, the list is another one now. */
function usePutus(id: string) {
  const t = useWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const decide = async (setuju: boolean, alasan: string): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      const { message } = await call(putusJauh, { body: { id, setuju, alasan: alasan || null } })
      if (message !== undefined) success(message)
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
  return { busy, refused, decide: (...given: Parameters<typeof decide>) => void decide(...given) }
}

/** Why not: the counter reads it. */
function Alasan({ onBack, putus }: { readonly onBack: () => void; readonly putus: Putus }) {
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
        <Button danger loading={putus.busy} onClick={() => putus.decide(false, alasan.trim())}>
          {t('Tolak')}
        </Button>
      </div>
    </div>
  )
}
type Putus = ReturnType<typeof usePutus>

interface Props {
  readonly permintaan: PermintaanMasuk
  readonly sejak: number
}

/** One question: who asks, what would change, and the two answers. */
function Permintaan({ permintaan, sejak }: Props) {
  const t = useWords()
  const { id, kategori, keterangan, peminta } = permintaan
  const [refusing, setRefusing] = useState(false)
  const putus = usePutus(id)
  const angka = angkaTerbuka({ ...permintaan })
  return (
    <li className="otorisasi-masuk">
      <div className="otorisasi-peminta">
        <strong>{peminta}</strong>
        <span className="meta">{permintaan.diminta_oleh}</span>
        <SisaWaktu sisa={permintaan.sisa} sejak={sejak} />
      </div>
      <Diminta diminta={{ kategori, ...angka }} />
      {keterangan === null ? null : <p className="otorisasi-tanya">{keterangan}</p>}
      {refusing ? (
        <Alasan putus={putus} onBack={() => setRefusing(false)} />
      ) : (
        <div className="otorisasi-tombol">
          <Button danger disabled={putus.busy} onClick={() => setRefusing(true)}>
            {t('Tolak')}
          </Button>
          <Button type="primary" loading={putus.busy} onClick={() => putus.decide(true, '')}>
            {t('Setujui')}
          </Button>
        </div>
      )}
    </li>
  )
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
      {data.map((permintaan) => (
        <Permintaan key={permintaan.id} permintaan={permintaan} sejak={dataUpdatedAt} />
      ))}
    </ul>
  )
}
