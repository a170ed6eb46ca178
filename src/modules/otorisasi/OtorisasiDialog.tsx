import { Radio } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { branchNow } from '#web/branch'
import { FormDialog } from '#web/form/FormDialog'
import type { ApprovalProps } from '#web/module'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import type { Cara } from './cara.tsx'
import { Diminta } from './Diminta.tsx'
import { useJauh } from './use-jauh.tsx'
import { usePasskey } from './use-passkey.tsx'
import { useSandi } from './use-sandi.tsx'
import { useBolehSendiri, useSendiri } from './use-sendiri.tsx'
import { useSidikJari } from './use-sidik-jari.tsx'
import { useStatus, type StatusDiminta } from './use-status.tsx'
import { settingOtorisasi } from './setting.ts'
import './otorisasi.css'

/** The switch of SPEC 4, with the two ways that came since. */
const caraWords = {
  sandi: 'Manual',
  sidikJari: 'Fingerprint',
  jauh: 'Dari Jauh',
  passkey: 'Passkey',
  sendiri: 'Sendiri',
} as const
type NamaCara = keyof typeof caraWords

interface PilihProps {
  readonly cara: NamaCara
  readonly names: readonly NamaCara[]
  readonly onChange: (cara: NamaCara) => void
}

/**
 * The ways that the dialog offers: only 'sendiri' where nobody else may approve, and only 'jauh'
 * inside a branch, whose approvers are elsewhere.
 */
function useCara(sendiri: boolean): readonly NamaCara[] {
  const reads = useSetting(settingOtorisasi.FINGERPRINT_MODULE)
  if (sendiri) return ['sendiri']
  if (branchNow() !== undefined) return ['jauh']
  return reads ? ['sandi', 'sidikJari', 'jauh', 'passkey'] : ['sandi', 'jauh', 'passkey']
}

function PilihCara({ cara, names, onChange }: PilihProps) {
  const t = useWords()
  if (names.length === 1) return null
  return (
    <Radio.Group
      className="otorisasi-cara"
      aria-label={t('Cara Otorisasi')}
      optionType="button"
      block
      value={cara}
      onChange={({ target }) => {
        const chosen = names.find((name) => name === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      options={names.map((value) => ({ value, label: t(caraWords[value]) }))}
    />
  )
}

interface PenolakanProps {
  readonly gagal: string | undefined
  readonly status: StatusDiminta
}

/** The refusal: by an approver from afar, by time, or by the server. */
function Penolakan({ gagal, status }: PenolakanProps) {
  const t = useWords()
  const { ditolak, habis } = status
  if (status.tawaran !== null) return null
  const sentence =
    ditolak !== undefined
      ? t('Ditolak Oleh {{pemberi}}: {{alasan}}', ditolak)
      : habis
        ? t('Waktu Permintaan Otorisasi Habis, Simpan Kembali Untuk Meminta Lagi')
        : gagal
  if (sentence === undefined) return null
  return (
    <p className="form-error" role="alert">
      {t('Otorisasi Gagal..')} {sentence === t('Otorisasi Gagal..') ? null : sentence}
    </p>
  )
}

/** SPEC 4, 6: the approval of another user, an SPV or OWN, for exactly these figures. */
export function OtorisasiDialog({ diminta, onApproved, onClose, onTawaran }: ApprovalProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<NamaCara>()
  const status = useStatus(diminta, onApproved)
  const sandi = useSandi(diminta, onApproved)
  const { boleh, menit } = useBolehSendiri()
  const names = useCara(boleh)
  const ways: Readonly<Record<NamaCara, Cara>> = {
    sandi,
    jauh: useJauh(diminta, status),
    passkey: usePasskey(diminta, onApproved),
    sidikJari: useSidikJari(diminta, status),
    sendiri: useSendiri(diminta, status, menit, onApproved),
  }
  // A question that was sent before the page was reloaded still waits.
  const [first = 'jauh'] = names
  const name = boleh ? 'sendiri' : (chosen ?? (status.menunggu ? 'jauh' : first))
  const cara = ways[name]
  const isOver = status.ditolak !== undefined || status.habis
  const { tawaran } = status
  const ditawari = tawaran !== null && onTawaran !== undefined
  const close = (): void => {
    status.tarik()
    onClose()
  }
  return (
    <FormDialog
      title={t('Otorisasi')}
      width={560}
      busy={cara.sibuk}
      changed={false}
      // A question that is over cannot be given up: there is one next step only.
      hanyaSimpan={isOver && !ditawari}
      saveLabel={
        ditawari
          ? t('Pakai Rp {{harga}}', { harga: formatRupiah(tawaran) })
          : isOver
            ? t('Tutup')
            : cara.label
      }
      onSave={ditawari ? () => onTawaran(tawaran) : isOver ? close : cara.kirim}
      onClose={close}
    >
      {boleh ? null : (
        <p className="otorisasi-tanya">{t('Diperlukan persetujuan SPV atau OWN selain Anda.')}</p>
      )}
      {sandi.terbuka.map((need) => (
        <Diminta key={need.no_otorisasi} diminta={need} />
      ))}
      {isOver ? null : (
        <>
          <PilihCara cara={name} names={names} onChange={setChosen} />
          {cara.isi}
        </>
      )}
      {status.ditolak && tawaran !== null ? (
        <p className="otorisasi-tawaran" role="status">
          {t('{{pemberi}} menawarkan Rp {{harga}}', {
            pemberi: status.ditolak.pemberi,
            harga: formatRupiah(tawaran),
          })}
        </p>
      ) : null}
      <Penolakan gagal={cara.gagal} status={status} />
    </FormDialog>
  )
}
