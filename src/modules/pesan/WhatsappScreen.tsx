import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import type { Answer } from '#web/request'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { KirimWaDialog } from './KirimWa.tsx'
import { barisPesan, batalPesan, daftarPesan, statusPesan, ulangiPesan } from './pesan.calls.ts'
import './whatsapp.css'

const muat = async (signal: AbortSignal) => (await call(daftarPesan, {}, { signal })).data
type Kotak = Awaited<ReturnType<typeof muat>>
type Pesan = Kotak['pesan'][number]

const warna: Readonly<Record<Pesan['status'], Tone>> = {
  ANTRI: 'wait',
  JALAN: 'info',
  TERKIRIM: 'good',
  SAMPAI: 'good',
  DIBACA: 'good',
  GAGAL: 'bad',
  TIDAK_PASTI: 'bad',
  BATAL: 'plain',
}
/** Somebody may send it again, or let it be. */
const terbuka = ({ status }: Pesan): boolean => ['ANTRI', 'GAGAL', 'TIDAK_PASTI'].includes(status)

function Status({ status }: Pick<Pesan, 'status'>) {
  const t = useWords()
  return <Badge tone={warna[status]}>{t(statusPesan[status])}</Badge>
}

function useKolom(): readonly Column<Pesan>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisPesan, { t, style: 'layar', zona }).map((column): Column<Pesan> => {
        if (column.name === 'isi') return { ...column, grows: true }
        if (column.name === 'galat') {
          const { cell: _, ...plain } = column
          return { ...plain, text: ({ galat }) => t(galat ?? '') }
        }
        if (column.name !== 'status') return { ...column }
        return {
          ...column,
          frame: badgeFrame,
          text: ({ status }) => t(statusPesan[status]),
          cell: ({ status }) => <Status status={status} />,
        }
      }),
    [t, zona],
  )
}

interface TindakanProps {
  readonly pesan: Pesan
  readonly lakukan: (act: () => Promise<Answer<unknown>>) => void
  readonly diBaris?: boolean
}

/** What somebody may do with a message that has not gone out. */
function Tindakan({ diBaris = false, lakukan, pesan }: TindakanProps) {
  const t = useWords()
  const { id } = pesan
  const ukuran = diBaris ? ({ size: 'small', tabIndex: -1 } as const) : {}
  return terbuka(pesan) ? (
    <>
      <Button {...ukuran} onClick={() => lakukan(() => call(ulangiPesan, { body: { id } }))}>
        {t('Kirim Lagi')}
      </Button>{' '}
      <Button {...ukuran} danger onClick={() => lakukan(() => call(batalPesan, { body: { id } }))}>
        {t('Batalkan')}
      </Button>
    </>
  ) : null
}

/** A message read whole. */
function PesanDialog(props: TindakanProps & { readonly onClose: () => void }) {
  const { lakukan, onClose, pesan } = props
  const t = useWords()
  const kolom = useKolom()
  return (
    <ViewDialog title={`${t('Pesan')} ${pesan.penerima}`} width={720} onClose={onClose}>
      <dl className="whatsapp-pesan">
        {kolom
          .filter(({ name, text }) => name !== 'penerima' && text(pesan) !== '')
          .map(({ cell, name, text, title }) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{(cell ?? text)(pesan)}</dd>
            </div>
          ))}
      </dl>
      <ViewButtons autoFocus onClose={onClose}>
        <Tindakan
          pesan={pesan}
          lakukan={(act) => {
            onClose()
            lakukan(act)
          }}
        />
      </ViewButtons>
    </ViewDialog>
  )
}

/** Whether this server and this shop can send, in a word each. */
function Layanan({ alamat_kabar, diatur, kabar, pengirim, surat }: Omit<Kotak, 'pesan'>) {
  const t = useWords()
  return (
    <p className="whatsapp-layanan" role="status">
      <Badge tone={diatur ? 'good' : 'bad'}>
        {t(diatur ? 'Layanan WhatsApp Siap' : 'Layanan WhatsApp Belum Diatur Di Server Ini')}
      </Badge>
      <Badge tone={surat ? 'good' : 'plain'}>
        {t(surat ? 'E-mail Siap' : 'E-mail Belum Diatur Di Server Ini')}
      </Badge>
      {pengirim === null && alamat_kabar !== null ? (
        <Badge tone="bad">{t('Nomor Pengirim WhatsApp Belum Diisi')}</Badge>
      ) : null}
      {pengirim === null ? null : `${t('Nomor Pengirim WhatsApp')}: ${pengirim}`}
      {alamat_kabar === null ? null : (
        <Badge tone={kabar ? 'good' : 'wait'}>
          {t(kabar ? 'Kabar Sampai Dan Dibaca Siap' : 'Kabar Sampai Dan Dibaca Belum Diatur')}
        </Badge>
      )}
      {alamat_kabar === null || kabar ? null : (
        <span>
          {t(
            'Isi WHATSAPP_APP_SECRET dan WHATSAPP_VERIFY_TOKEN pada server; Callback URL di Meta:',
          )}{' '}
          <code>{alamat_kabar}</code>
        </span>
      )}
      {diatur ? null : t('Isi WHATSAPP_URL dan WHATSAPP_TOKEN pada server, lalu jalankan ulang.')}
    </p>
  )
}

/** The outbox: what was sent to customers, what waits, and what somebody has to look after. */
export function WhatsappScreen() {
  const t = useWords()
  const columns = useKolom()
  const [coba, setCoba] = useState(false)
  const [dibuka, setDibuka] = useState<Pesan>()
  const found = useQuery({ queryKey: ['pesan_keluar'], queryFn: ({ signal }) => muat(signal) })
  const lakukan = async (act: () => Promise<Answer<unknown>>): Promise<void> => {
    try {
      const { message } = await act()
      success(message ?? '')
    } catch (error) {
      failure(error)
    }
    await found.refetch()
  }
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <KeyButton
            keyName="F3"
            label="Coba Kirim"
            type="primary"
            icon={<Icon name="whatsapp" />}
            run={() => setCoba(true)}
            disabled={found.data?.diatur !== true}
          />
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {found.data ? <Layanan {...found.data} /> : null}
      <Table
        label={t('Pesan')}
        columns={columns}
        rows={found.data?.pesan}
        keyOf={({ id }) => id}
        onOpen={setDibuka}
        actionsWidth={200}
        renderActions={(row) => (
          <Tindakan pesan={row} lakukan={(act) => void lakukan(act)} diBaris />
        )}
        empty={<p>{t('Belum Ada Pesan')}</p>}
      />
      {dibuka ? (
        <PesanDialog
          pesan={dibuka}
          lakukan={(act) => void lakukan(act)}
          onClose={() => setDibuka(undefined)}
        />
      ) : null}
      {coba ? (
        <KirimWaDialog isi={{ receiver: null, message: null }} onClose={() => setCoba(false)} />
      ) : null}
    </Page>
  )
}
