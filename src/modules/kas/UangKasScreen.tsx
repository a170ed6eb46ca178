import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { alasan } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useFlag, useShell } from '#web/session'
import { useWords } from '#web/words'
import { pengisiSaldoAwal } from '../akuntansi/saldo-awal.ts'
import { KasDialog } from './uang/KasDialog.tsx'
import { SetorDialog } from './uang/SetorDialog.tsx'
import {
  batalUangKas,
  daftarUangKas,
  modalLaci,
  saldoLaci,
  simpanMutasiCash,
  simpanSaldoAwalKas,
  simpanUangKas,
} from './uang-kas.calls.ts'
import { setorBankMasuk, sisiCash } from './mutasi-cash.ts'
import { modalMasuk, saldoAwalMasuk, uangKasMasuk } from './uang-kas.ts'
import './kas.css'

const alasanBatal = { alasan }

type Dibuka = 'UANG' | 'MODAL' | 'SETOR' | 'BANK' | 'SALDO_AWAL' | undefined

/** The way to the bank as the call takes it (SPEC 3). */
const keBank = ({ kode_bank, no_rekening, ...isi }: RowOf<typeof setorBankMasuk>) => ({
  ...isi,
  asal: sisiCash,
  asal_rekening: null,
  tujuan: kode_bank,
  tujuan_rekening: no_rekening,
})

/** The dialog of what is being done. */
function Dialog({ dibuka, onClose }: { readonly dibuka: Dibuka; readonly onClose: () => void }) {
  switch (dibuka) {
    case 'UANG':
      return (
        <KasDialog
          title="Uang Kas"
          fields={uangKasMasuk}
          send={(body, options) => call(simpanUangKas, { body }, options)}
          onClose={onClose}
        />
      )
    case 'MODAL':
      return (
        <KasDialog
          title="Terima Modal"
          fields={modalMasuk}
          send={(body, options) => call(modalLaci, { body }, options)}
          onClose={onClose}
        />
      )
    case 'BANK':
      return (
        <KasDialog
          title="Setor Ke Bank"
          fields={setorBankMasuk}
          send={(isi, options) => call(simpanMutasiCash, { body: keBank(isi) }, options)}
          onClose={onClose}
        />
      )
    case 'SALDO_AWAL':
      return (
        <KasDialog
          title="Saldo Awal Kas"
          fields={saldoAwalMasuk}
          send={(body, options) => call(simpanSaldoAwalKas, { body }, options)}
          onClose={onClose}
        />
      )
    case 'SETOR':
      return <SetorDialog onClose={onClose} />
    case undefined:
      return null
  }
}

/** The own drawer: what it holds, money in and out of it, its float and its handover (SPEC 2). */
export function UangKasScreen() {
  const t = useWords()
  const [dibuka, setDibuka] = useState<Dibuka>()
  const [batal, setBatal] = useState<string>()
  const found = useQuery({
    queryKey: ['kas', 'laci'],
    queryFn: async ({ signal }) => (await call(saldoLaci, {}, { signal })).data,
  })
  const { user } = useShell()
  const mulai = useFlag('SALDO_AWAL_MODULE')
  const saldo = found.data?.saldo ?? 0
  const brankas = found.data?.brankas ?? null
  useKeys([
    { key: 'F3', label: 'Terima Modal', run: () => setDibuka('MODAL') },
    { key: 'F4', label: 'Setor Ke Brankas', run: () => setDibuka('SETOR') },
    { key: 'F6', label: 'Setor Ke Bank', run: () => setDibuka('BANK') },
    { key: 'F8', label: 'Uang Masuk Atau Keluar', run: () => setDibuka('UANG') },
  ])
  return (
    <Page
      tools={
        <dl className="laci-saldo">
          <div>
            <dt>{t('Laci')}</dt>
            <dd>Rp {formatRupiah(saldo)}</dd>
          </div>
          {brankas === null ? null : (
            <div>
              <dt>{t('Brankas')}</dt>
              <dd>Rp {formatRupiah(brankas)}</dd>
            </div>
          )}
        </dl>
      }
      actions={
        <>
          {mulai && pengisiSaldoAwal.includes(user.level) ? (
            <Button onClick={() => setDibuka('SALDO_AWAL')}>{t('Saldo Awal Kas')}</Button>
          ) : null}
          <Button onClick={() => setDibuka('MODAL')}>
            {t('Terima Modal')} <Key>F3</Key>
          </Button>
          <Button onClick={() => setDibuka('SETOR')}>
            {t('Setor Ke Brankas')} <Key>F4</Key>
          </Button>
          <Button onClick={() => setDibuka('BANK')}>
            {t('Setor Ke Bank')} <Key>F6</Key>
          </Button>
          <Button type="primary" onClick={() => setDibuka('UANG')}>
            {t('Uang Masuk Atau Keluar')} <Key>F8</Key>
          </Button>
        </>
      }
    >
      <PagedDocuments
        title="Uang Kas"
        list={daftarUangKas}
        queryKey={['kas', 'daftar']}
        number="nomor"
        state="status"
        mayCancel={(row) => row.dapat_batal}
        onCancel={({ nomor }) => setBatal(nomor)}
      />
      <Dialog dibuka={dibuka} onClose={() => setDibuka(undefined)} />
      {batal ? (
        <KasDialog
          title="Batal Uang Kas"
          fields={alasanBatal}
          send={({ alasan }, options) =>
            call(batalUangKas, { body: { nomor: batal, alasan } }, options)
          }
          onClose={() => setBatal(undefined)}
        />
      ) : null}
    </Page>
  )
}
