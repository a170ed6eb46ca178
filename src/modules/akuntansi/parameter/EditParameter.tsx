import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { useSend } from '#web/form/use-send'
import { useNames } from '#web/master/rows'
import { Page } from '#web/page/Page'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { detailAkun, simpanParameterAkun, type barisParameterAkun } from '../parameter-akun.ts'
import { AkunDialog } from './AkunDialog.tsx'
import { RiwayatAkun } from './RiwayatAkun.tsx'
import { terbaca } from './terbaca.ts'
import { KeyButton } from '#web/KeyButton'

type Jurnal = RowOf<typeof barisParameterAkun>
type Detail = Jurnal['detail_akun'][number]

function Nomor({ onClick, text }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="table-opens parameter-nomor" onClick={onClick}>
      {text}
    </button>
  )
}

/** The account of each part is changed by its cell. */
function useColumns(onUbah: (row: Detail) => void): readonly Column<Detail>[] {
  const t = useWords()
  const nameOf = useNames(detailAkun)
  return useMemo(() => {
    const akun = ({ nomor_akun }: Detail): string =>
      [nomor_akun, nameOf('akun', nomor_akun)].filter(Boolean).join(' - ')
    return [
      { name: 'kode', title: t('Kode Akun'), text: ({ kode_akun }) => terbaca(kode_akun) },
      {
        name: 'jenis',
        title: t('Jenis'),
        text: ({ jenis_akun }) => t(detailAkun.jenis_akun.of?.[jenis_akun] ?? jenis_akun),
      },
      {
        name: 'nomor',
        title: t('Nomor Akun'),
        text: akun,
        cell: (row) => <Nomor text={akun(row)} onClick={() => onUbah(row)} />,
        grows: true,
      },
    ]
  }, [t, nameOf, onUbah])
}

/** The parts of the posting. */
function Bagian({ onUbah, rows }: { rows: readonly Detail[]; onUbah: (row: Detail) => void }) {
  const t = useWords()
  return (
    <Table
      label={t('Jenis Akun')}
      columns={useColumns(onUbah)}
      rows={rows}
      keyOf={({ kode_akun }) => kode_akun}
      onOpen={onUbah}
      empty={<p>{t('Tidak Ada Data')}</p>}
    />
  )
}

/** Saves what differs and goes back to the list (SPEC 4). */
function useSimpan({ trx, type }: Jurnal, onSelesai: () => void) {
  const { busy, send } = useSend({
    done: 'Data Berhasil Diedit',
    failed: 'Data Gagal Diedit',
    refresh: ['para_akun_transaksi'],
    onDone: onSelesai,
  })
  const simpan = (detail_akun: readonly Detail[]): void => {
    const body = { detail_akun: detail_akun.map(({ _id, ...part }) => part) }
    send(() => call(simpanParameterAkun, { params: { trx, type }, body }))
  }
  return { sibuk: busy, simpan }
}

interface Props {
  readonly jurnal: Jurnal
  readonly onSelesai: () => void
}

/** Edit mode of one journal: its name and type stand, its accounts may change. */
export function EditParameter({ jurnal, onSelesai }: Props) {
  const t = useWords()
  const [detail, setDetail] = useState<readonly Detail[]>(jurnal.detail_akun)
  const [dipilih, setDipilih] = useState<Detail>()
  const { sibuk, simpan } = useSimpan(jurnal, onSelesai)
  const berubah = detail !== jurnal.detail_akun
  const kembali = async (): Promise<void> => {
    const question = { title: t('Perubahan belum disimpan. Tutup ?'), yes: t('Ya'), no: t('Tidak') }
    if (!berubah || (await confirm(question))) onSelesai()
  }
  return (
    <Page
      actions={
        <>
          <KeyButton keyName="Esc" label="Kembali" run={() => void kembali()} />
          <KeyButton
            keyName="F9"
            label="Simpan Perubahan"
            run={() => simpan(detail)}
            type="primary"
            loading={sibuk}
          />
        </>
      }
    >
      <dl className="parameter-jurnal">
        <div>
          <dt>{t('Nama Jurnal')}</dt>
          <dd>{terbaca(jurnal.trx)}</dd>
        </div>
        <div>
          <dt>{t('Tipe')}</dt>
          <dd>{terbaca(jurnal.type)}</dd>
        </div>
      </dl>
      <div className="parameter-isi">
        <Bagian rows={detail} onUbah={setDipilih} />
        <RiwayatAkun trx={jurnal.trx} type={jurnal.type} />
      </div>
      {dipilih ? (
        <AkunDialog
          nomorAkun={dipilih.nomor_akun}
          onClose={() => setDipilih(undefined)}
          onPilih={(nomor_akun) => {
            setDetail(detail.map((one) => (one === dipilih ? { ...one, nomor_akun } : one)))
            setDipilih(undefined)
          }}
        />
      ) : null}
    </Page>
  )
}
