import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { text, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { Qr } from '#web/Qr'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { alamatLayar, halamanPapan, halamanPelanggan } from './halaman.ts'
import {
  barisLayar,
  buatLayar,
  cabutLayar,
  daftarLayar,
  jenisLayar,
  type JenisLayar,
} from './layar.calls.ts'
import './layar.css'

type Baris = RowOf<typeof barisLayar>

const isian = { nama: text({ label: 'Nama Layar', required: 'Harus Diisi', max: 40 }) }

const halaman = { PAPAN: halamanPapan, PELANGGAN: halamanPelanggan } as const
const kegunaan = {
  PAPAN: 'Buka alamat ini di televisi dan simpan sebagai penanda: harga tampil tanpa masuk.',
  PELANGGAN: 'Pindai dengan tablet pelanggan: ia hanya melihat konter ini.',
} as const

/** The address of a new screen: it is shown once, for only its digest is kept. */
function Alamat({ alamat, jenis }: { readonly alamat: string; readonly jenis: JenisLayar }) {
  const t = useWords()
  const salin = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(alamat)
      success(t('Alamat Disalin'))
    } catch (error) {
      failure(error)
    }
  }
  return (
    <div className="layar-baru" role="status">
      <Qr text={alamat} label={t('Alamat Layar')} />
      <div className="layar-isi">
        <p>{t(kegunaan[jenis])}</p>
        <code>{alamat}</code>
        <p className="meta">{t('Alamat ini hanya tampil sekali.')}</p>
        <div>
          <Button onClick={() => void salin()}>{t('Salin Alamat')}</Button>{' '}
          <Button href={alamat} target="_blank">
            {t('Buka Di Sini')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function useLayar(jenis: JenisLayar) {
  const t = useWords()
  const [alamat, setAlamat] = useState<string>()
  const found = useQuery({
    queryKey: ['layar', jenis],
    queryFn: async ({ signal }) => (await call(daftarLayar, { query: { jenis } }, { signal })).data,
  })
  return {
    found,
    alamat,
    buat: async (nama: string): Promise<void> => {
      try {
        const { data } = await call(buatLayar, { body: { jenis, nama } })
        setAlamat(alamatLayar(location.origin, halaman[jenis], data.kunci))
        await found.refetch()
      } catch (error) {
        failure(error)
      }
    },
    cabut: async ({ id, nama }: { id: string; nama: string }): Promise<void> => {
      const title = t('Cabut {{nama}} ? Alamatnya tidak berlaku lagi.', { nama })
      if (!(await confirm({ title, yes: t('Ya'), no: t('Tidak'), danger: true }))) return
      try {
        const { message } = await call(cabutLayar, { params: { id } })
        success(message ?? '')
        await found.refetch()
      } catch (error) {
        failure(error)
      }
    },
  }
}

/** The screens of a kind that may look in without a password; a new one, and shutting one out. */
export function LayarDialog({ jenis, onClose }: { jenis: JenisLayar; onClose: () => void }) {
  const t = useWords()
  const { zona } = useShell().toko
  const form = useForm(isian, { nama: t(jenisLayar[jenis]) })
  const { alamat, buat, cabut, found } = useLayar(jenis)
  const columns = useMemo(
    () =>
      columnsOf(barisLayar, { t, style: 'layar', zona })
        .filter(({ name }) => jenis === 'PELANGGAN' || name !== 'di_sini')
        .map((column): Column<Baris> => ({ ...column })),
    [t, zona, jenis],
  )
  const simpan = (): void => {
    const isi = form.submit()
    if (isi) void buat(isi.nama)
  }
  return (
    <ViewDialog title={t(jenisLayar[jenis])} width={720} onClose={onClose}>
      <div className="layar-isi" data-form>
        <FormFields form={form} inline />
        {alamat ? <Alamat alamat={alamat} jenis={jenis} /> : null}
        <Table
          label={t(jenisLayar[jenis])}
          columns={columns}
          rows={found.data}
          keyOf={({ id }) => id}
          onDelete={(row) => void cabut(row)}
          deleteLabel="Cabut"
          actionsWidth={96}
          renderActions={(row) => (
            <Button
              size="small"
              danger
              tabIndex={-1}
              aria-label={`${t('Cabut')} ${row.nama}`}
              onClick={() => void cabut(row)}
            >
              {t('Cabut')}
            </Button>
          )}
          empty={<p>{t('Belum ada layar')}</p>}
        />
      </div>
      <ViewButtons onClose={onClose}>
        <KeyButton keyName="F9" label="Buat Alamat" type="primary" run={simpan} />
      </ViewButtons>
    </ViewDialog>
  )
}
