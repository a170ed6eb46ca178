import { Button } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { History } from '#web/document/History'
import { PostDialog } from '#web/document/PostDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { settlement } from '#modules/perbankan/settlement'
import { ImporKoran } from './ImporKoran.tsx'
import { kataAlasan, useKolomBuku, useKolomKoran } from './kolom-bank.tsx'
import { keadaanBank } from './koran.calls.ts'
import { pencocokan, rekeningKoran } from './koran.ts'
import { PilihPasangan, type Awal } from './PilihPasangan.tsx'
import { TanpaMutasi } from './TanpaMutasi.tsx'
import { topikBank, useBank, useCocokkan, type BarisBank } from './use-bank.tsx'
import './koran.css'

type Dibuka =
  | { readonly apa: 'impor' | 'riwayat' | 'koran' | 'tanpa' }
  | { readonly apa: 'pilih'; readonly awal: Awal }
  | { readonly apa: 'kartu'; readonly baris: BarisBank }

/** The balances of both sides. */
function Saldo({ bank }: { readonly bank: ReturnType<typeof useBank> }) {
  const t = useWords()
  const { saldo_buku = 0, saldo_koran = null, sampai = null } = bank.data ?? {}
  const angka = [
    ['Saldo Buku', formatRupiah(saldo_buku)],
    ['Saldo Rekening Koran', saldo_koran === null ? '–' : formatRupiah(saldo_koran)],
    ['Sampai', sampai ?? '–'],
    ['Selisih', saldo_koran === null ? '–' : formatRupiah(saldo_koran - saldo_buku)],
  ] as const
  return (
    <dl className="koran-saldo">
      {angka.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The bank brought the cards of a day: the settlement is filled in by what it brought. */
function SettlementDialog(props: {
  readonly baris: BarisBank
  readonly no_rekening: string
  readonly onClose: () => void
}) {
  const { baris, no_rekening, onClose } = props
  const t = useWords()
  const { jenis, kotor = 0, no_rekening: mesin, tgl } = baris.kartu ?? {}
  const { simpan } = settlement.commands
  return (
    <PostDialog
      title={t(settlement.title)}
      fields={simpan.body ?? {}}
      awal={{
        ...{ no_rekening: mesin, jenis, tgl, kotor, mdr: kotor - baris.jumlah },
        ...{ ke_rekening: no_rekening, no_ref: baris.no_ref, keterangan: baris.keterangan },
      }}
      width={640}
      segarkan={[...topikBank, settlement.name]}
      send={(body, options) => call(simpan, { body }, options)}
      onClose={onClose}
    />
  )
}

function Dialog(props: {
  readonly dibuka: Dibuka
  readonly bank: ReturnType<typeof useBank>
  readonly onDiimpor: (sebelum: ReturnType<typeof useBank>['data']) => void
  readonly onClose: () => void
}) {
  const { bank, dibuka, onClose, onDiimpor } = props
  // The new lines may be there before it is said that they are kept.
  const [awal] = useState(bank.data)
  const no_rekening = bank.data?.no_rekening ?? ''
  switch (dibuka.apa) {
    case 'impor':
      return (
        <ImporKoran
          no_rekening={no_rekening}
          onTersimpan={() => onDiimpor(awal)}
          onClose={onClose}
        />
      )
    case 'tanpa':
      return <TanpaMutasi bank={bank} onClose={onClose} />
    case 'riwayat':
      return <History document={pencocokan} onClose={onClose} />
    case 'koran':
      return <History document={rekeningKoran} onClose={onClose} />
    case 'kartu':
      return <SettlementDialog baris={dibuka.baris} no_rekening={no_rekening} onClose={onClose} />
    case 'pilih':
      return <PilihPasangan bank={bank} awal={dibuka.awal} onClose={onClose} />
  }
}

interface SisiProps {
  readonly bank: ReturnType<typeof useBank>
  readonly sibuk: boolean
  readonly terima: (usulan: readonly NonNullable<BarisBank['usulan']>[]) => void
  readonly buka: (dibuka: Dibuka) => void
  readonly autoFocus?: boolean
  readonly onFocus?: () => void
}

/** At the end of a row: somebody chooses himself what belongs to it. */
function Pilih({ onPilih }: { readonly onPilih: () => void }) {
  const t = useWords()
  return (
    <Button size="small" tabIndex={-1} onClick={onPilih}>
      {t('Pilih')}
    </Button>
  )
}

/** Says that there is more than the table shows. */
function Lagi({ jumlah = 0 }: { readonly jumlah?: number | undefined }) {
  const t = useWords()
  if (jumlah === 0) return null
  return (
    <p className="koran-lagi">
      {t('{{jumlah}} baris lagi sesudah yang di atas cocok', { jumlah })}
    </p>
  )
}

/** Lines of the bank that no row of the book is. */
function SisiBank({ autoFocus = false, bank, buka, onFocus, sibuk, terima }: SisiProps) {
  const t = useWords()
  const columns = useKolomKoran()
  const pilih = (kunci: string): void =>
    buka({ apa: 'pilih', awal: { sisi: 'koran', kunci: [kunci] } })
  const kosong =
    (bank.data?.saldo_koran ?? null) === null
      ? 'Belum ada rekening koran. Impor yang pertama (F4).'
      : 'Semua baris bank sudah cocok. Impor rekening koran berikutnya (F4).'
  return (
    <section
      className="koran-sisi"
      aria-label={t('Di Bank, Belum Di Buku')}
      {...(autoFocus ? { onFocus } : {})}
    >
      <h2>{t('Di Bank, Belum Di Buku')}</h2>
      <Table
        label={t('Di Bank, Belum Di Buku')}
        columns={columns}
        rows={bank.koran}
        keyOf={({ kunci }) => kunci}
        busy={sibuk}
        autoFocus={autoFocus}
        onOpen={(baris) => {
          if (baris.usulan) terima([baris.usulan])
          else if (baris.kartu) buka({ apa: 'kartu', baris })
          else pilih(baris.kunci)
        }}
        actionsWidth={80}
        renderActions={({ kunci }) => <Pilih onPilih={() => pilih(kunci)} />}
        empty={<p>{t(kosong)}</p>}
      />
      <Lagi jumlah={bank.data?.koran_lagi} />
    </section>
  )
}

/** Rows of the book that no line of the bank is. */
function SisiBuku({ bank, buka, sibuk, terima }: SisiProps) {
  const t = useWords()
  const columns = useKolomBuku()
  const pilih = (kunci: string): void =>
    buka({ apa: 'pilih', awal: { sisi: 'kas', kunci: [kunci] } })
  const kosong =
    (bank.data?.saldo_koran ?? null) === null
      ? 'Buku dibandingkan sejak rekening koran pertama.'
      : 'Semua baris buku sudah ada di bank.'
  return (
    <section className="koran-sisi" aria-label={t('Di Buku, Belum Di Bank')}>
      <h2>{t('Di Buku, Belum Di Bank')}</h2>
      <Table
        label={t('Di Buku, Belum Di Bank')}
        columns={columns}
        rows={bank.kas}
        keyOf={({ kunci }) => kunci}
        busy={sibuk}
        onOpen={({ kunci, usulan }) => (usulan ? terima([usulan]) : pilih(kunci))}
        actionsWidth={80}
        renderActions={({ kunci }) => <Pilih onPilih={() => pilih(kunci)} />}
        empty={<p>{t(kosong)}</p>}
      />
      <Lagi jumlah={bank.data?.kas_lagi} />
    </section>
  )
}

/** What the bank says and what the books say: Enter takes a proposal, F9 all that are certain. */
export function RekonsiliasiScreen() {
  const t = useWords()
  const form = useForm(keadaanBank.query ?? {})
  const dipilih = form.values['no_rekening']
  const bank = useBank(typeof dipilih === 'string' ? dipilih : null)
  const no_rekening = bank.data?.no_rekening ?? null
  // Until somebody chooses, the server does: it is shown as chosen.
  const values = { ...form.values, no_rekening: dipilih ?? no_rekening }
  const [dibuka, setDibuka] = useState<Dibuka>()
  // What was just taken in is worked through: once it is there, its first line has the keyboard.
  const [sebelum, setSebelum] = useState<{ readonly data: typeof bank.data }>()
  const selesai = (): void => setSebelum(undefined)
  const datang = sebelum !== undefined && sebelum.data !== bank.data
  // A statement in which nothing moved brings nothing to work through.
  if (datang && bank.koran?.length === 0) selesai()
  const isi: Form = {
    ...{ ...form, values },
    set: (name, value) => {
      selesai()
      form.set(name, value)
    },
  }
  const buka = (apa: Dibuka): void => {
    selesai()
    setDibuka(apa)
  }
  const { cocokkan, dialog, sibuk } = useCocokkan(no_rekening)
  const terima = (usulan: readonly NonNullable<BarisBank['usulan']>[]): void => {
    selesai()
    cocokkan(usulan.map((one) => ({ ...one, alasan: t(kataAlasan(one.alasan)) })))
  }
  const { pasti } = bank
  return (
    <Page
      tools={
        <div data-form className="koran-rekening">
          <FormFields form={isi} filter />
        </div>
      }
      actions={
        <>
          <Button onClick={() => buka({ apa: 'koran' })}>{t('Rekening Koran')}</Button>
          <Button disabled={no_rekening === null} onClick={() => buka({ apa: 'tanpa' })}>
            {t('Tidak Ada Mutasi')}
          </Button>
          <Button onClick={() => buka({ apa: 'riwayat' })}>{t('Riwayat')}</Button>
          <KeyButton keyName="F4" label="Impor Rekening Koran" run={() => buka({ apa: 'impor' })} />
          <KeyButton
            keyName="F9"
            label="Terima Yang Pasti"
            run={() => terima(pasti)}
            type="primary"
            disabled={pasti.length === 0}
            loading={sibuk}
          >
            {t('Terima Yang Pasti ({{jumlah}})', { jumlah: pasti.length })}
          </KeyButton>
        </>
      }
    >
      <Saldo bank={bank} />
      {bank.error ? <Refused error={bank.error} onRetry={bank.refetch} /> : null}
      <SisiBank {...{ bank, sibuk, terima, buka }} autoFocus={datang} onFocus={selesai} />
      <SisiBuku bank={bank} sibuk={sibuk} terima={terima} buka={buka} />
      {dialog}
      {dibuka ? (
        <Dialog
          dibuka={dibuka}
          bank={bank}
          onDiimpor={(data) => setSebelum({ data })}
          onClose={() => setDibuka(undefined)}
        />
      ) : null}
    </Page>
  )
}
