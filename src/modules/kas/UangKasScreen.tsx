import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { StepDialog } from '#web/document/StepDialog'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { LazyPart } from '#web/page/LazyPart'
import { Page } from '#web/page/Page'
import { useSetting, useShell } from '#web/session'
import { useWords } from '#web/words'
import { pengisiSaldoAwal } from '../akuntansi/saldo-awal.ts'
import { IsiLaci, type HariLaci } from './uang/IsiLaci.tsx'
import { KasDialog } from './uang/KasDialog.tsx'
import { SetorDialog } from './uang/SetorDialog.tsx'
import { daftarUangKas, hitunganTerakhir, hariKas, saldoLaci } from './uang-kas.calls.ts'
import { mutasiCash, setorBankMasuk, sisiCash } from './mutasi.ts'
import {
  laci,
  modalMasuk,
  saldoAwalKas,
  saldoAwalMasuk,
  uangKas,
  uangKasMasuk,
} from './uang-kas.ts'
import { settingAkuntansi } from '#modules/akuntansi/setting'
import { KeyButton } from '#web/KeyButton'
import '../../web/report/report.css'
import './kas.css'

const hariDari = ({ tgl_from, tgl_to }: Values): HariLaci => ({
  tgl_from: typeof tgl_from === 'string' ? tgl_from : null,
  tgl_to: typeof tgl_to === 'string' ? tgl_to : null,
})

type Dibuka = 'UANG' | 'MODAL' | 'BRANKAS' | 'SETOR' | 'BANK' | 'SALDO_AWAL' | undefined

/** The way to the bank as the call takes it (SPEC 3). */
const keBank = ({ kode_bank, no_rekening, ...isi }: RowOf<typeof setorBankMasuk>) => ({
  ...isi,
  asal: sisiCash,
  asal_rekening: null,
  tujuan: kode_bank,
  tujuan_rekening: no_rekening,
})

interface DialogProps {
  readonly dibuka: Dibuka
  readonly onClose: () => void
  /** The number of a count, for its paper. */
  readonly onHitung: (nomor: string) => void
}

/** The dialog of what is being done. */
function Dialog({ dibuka, onClose, onHitung }: DialogProps) {
  switch (dibuka) {
    case 'UANG':
      return (
        <KasDialog
          title="Uang Kas"
          fields={uangKasMasuk}
          send={(body, options) => call(uangKas.commands.simpan, { body }, options)}
          onClose={onClose}
        />
      )
    case 'MODAL':
      return (
        <KasDialog
          title="Terima Modal"
          fields={modalMasuk}
          send={(body, options) => call(laci.commands.modal, { body }, options)}
          onClose={onClose}
        />
      )
    case 'BANK':
      return (
        <KasDialog
          title="Setor Ke Bank"
          fields={setorBankMasuk}
          send={(isi, options) => call(mutasiCash.commands.simpan, { body: keBank(isi) }, options)}
          onClose={onClose}
        />
      )
    case 'SALDO_AWAL':
      return (
        <KasDialog
          title="Saldo Awal Kas"
          fields={saldoAwalMasuk}
          send={(body, options) => call(saldoAwalKas.commands.simpan, { body }, options)}
          onClose={onClose}
        />
      )
    case 'SETOR':
      return <SetorDialog onHitung={onHitung} onClose={onClose} />
    case 'BRANKAS':
      return <SetorDialog brankas onHitung={onHitung} onClose={onClose} />
    case undefined:
      return null
  }
}

/** What lies in the drawer and the safe; while one counts nobody tells (counted blind). */
function Saldo(props: { readonly menghitung: boolean; readonly onHitung: () => void }) {
  const { menghitung, onHitung } = props
  const t = useWords()
  const { data } = useQuery({
    queryKey: ['kas', 'laci'],
    queryFn: async ({ signal }) => (await call(saldoLaci, {}, { signal })).data,
  })
  const rp = (rupiah: number): string => (menghitung ? '-' : `Rp ${formatRupiah(rupiah)}`)
  return (
    <dl className="laci-saldo">
      <div>
        <dt>
          {t('Laci')} {data?.laci}
        </dt>
        <dd>{rp(data?.saldo ?? 0)}</dd>
      </div>
      {data?.brankas == null ? null : (
        <div>
          <dt>{t('Brankas')}</dt>
          <dd>
            {data.brankas_terhitung ? rp(data.brankas) : t('Belum Dihitung')}{' '}
            <KeyButton keyName="F7" label="Hitung Uang Brankas" run={onHitung} size="small">
              {t('Hitung')}
            </KeyButton>
          </dd>
        </div>
      )}
    </dl>
  )
}

interface TombolProps {
  readonly onBuka: (dialog: Dibuka) => void
}

/** What can be done, each with its key. */
function Tombol({ onBuka }: TombolProps) {
  const t = useWords()
  const { user } = useShell()
  const mulai = useSetting(settingAkuntansi.SALDO_AWAL_MODULE)
  return (
    <>
      {mulai && pengisiSaldoAwal.includes(user.level) ? (
        <Button onClick={() => onBuka('SALDO_AWAL')}>{t('Saldo Awal Kas')}</Button>
      ) : null}
      <KeyButton keyName="F3" label="Terima Modal" run={() => onBuka('MODAL')} />
      <KeyButton keyName="F4" label="Setor Ke Brankas" run={() => onBuka('SETOR')} />
      <KeyButton keyName="F6" label="Setor Ke Bank" run={() => onBuka('BANK')} />
      <KeyButton
        keyName="F8"
        label="Uang Masuk Atau Keluar"
        run={() => onBuka('UANG')}
        type="primary"
      />
    </>
  )
}

/** The days as they were last searched. */
function useHari() {
  const form = useForm(hariKas)
  const [hari, setHari] = useState<HariLaci>(() => hariDari(form.values))
  const cari = (): void => {
    const values = form.submit()
    if (values !== undefined) setHari(hariDari(values))
  }
  return { cari, form, hari }
}

/** The paper of a count, which both who were there sign: at once, and the last one again. */
function KertasHitung({ nomor, onDone }: { readonly nomor: string; readonly onDone: () => void }) {
  const part = useShell().papers.get(laci.name)
  const [lagi, setLagi] = useState('')
  const { data } = useQuery({
    queryKey: ['kas', 'hitungan'],
    queryFn: async ({ signal }) => (await call(hitunganTerakhir, {}, { signal })).data,
  })
  const terakhir = data?.nomor ?? ''
  const dicetak = nomor || lagi
  const selesai = (): void => {
    setLagi('')
    onDone()
  }
  return (
    <>
      {terakhir === '' ? null : (
        <KeyButton keyName="Ctrl+P" label="Berita Acara Terakhir" run={() => setLagi(terakhir)} />
      )}
      {part && dicetak !== '' ? (
        <LazyPart
          key={dicetak}
          part={part}
          given={{ nomor: dicetak, first: nomor !== '', onDone: selesai }}
        />
      ) : null}
    </>
  )
}

/** The own drawer: what it holds and why, money in and out of it, its float and its handover. */
export function UangKasScreen() {
  const t = useWords()
  const [dibuka, setDibuka] = useState<Dibuka>()
  const [dihitung, setDihitung] = useState('')
  const [batal, setBatal] = useState<{ readonly nomor: string; readonly jenis: string }>()
  const { cari, form, hari } = useHari()
  const menghitung = dibuka === 'SETOR' || dibuka === 'BRANKAS'
  return (
    <Page
      tools={<Saldo menghitung={menghitung} onHitung={() => setDibuka('BRANKAS')} />}
      actions={
        <>
          <KertasHitung nomor={dihitung} onDone={() => setDihitung('')} />
          <Tombol onBuka={setDibuka} />
        </>
      }
    >
      <div className="report-filter" data-form>
        <FormFields form={form} filter />
        <KeyButton keyName="F9" label="Cari Data" run={cari} />
      </div>
      <div className="uang-kas">
        <div className="uang-kas-daftar">
          <PagedDocuments
            key={`${hari.tgl_from} ${hari.tgl_to}`}
            title="Uang Kas"
            list={daftarUangKas}
            query={hari}
            queryKey={['kas', 'daftar']}
            number="nomor"
            state="status"
            actions={[
              {
                label: 'Batal',
                icon: 'cancel',
                key: 'Del',
                when: (row) => row.dapat_batal,
                run: setBatal,
              },
            ]}
          />
        </div>
        {menghitung ? null : (
          <aside aria-labelledby="isi-laci">
            <h2 id="isi-laci">{t('Isi Laci')}</h2>
            <IsiLaci hari={hari} />
          </aside>
        )}
      </div>
      <Dialog dibuka={dibuka} onHitung={setDihitung} onClose={() => setDibuka(undefined)} />
      {batal ? (
        <StepDialog
          command={(batal.jenis === saldoAwalKas.name ? saldoAwalKas : uangKas).commands.batal}
          nomor={batal.nomor}
          topics={['kas']}
          onClose={() => setBatal(undefined)}
        />
      ) : null}
    </Page>
  )
}
