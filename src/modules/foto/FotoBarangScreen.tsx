import { Button } from 'antd'
import { useMemo, useRef, useState, type DragEvent } from 'react'
import { formatRupiah } from '#kernel/figures'
import { failure } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { filesDari } from './dari-folder.tsx'
import { useFoto, type BarisFoto } from './use-foto.tsx'
import { KeyButton } from '#web/KeyButton'
import './foto.css'

const kata = { COCOK: 'Cocok', TIDAK: 'Tidak Cocok', TERSIMPAN: 'Tersimpan' } as const
const nada = { COCOK: 'wait', TIDAK: 'bad', TERSIMPAN: 'good' } as const

function useColumns(): readonly Column<BarisFoto>[] {
  const t = useWords()
  return useMemo(
    () => [
      { name: 'file', title: t('File'), text: ({ file }) => file.name },
      {
        name: 'keadaan',
        title: t('Status'),
        frame: badgeFrame,
        text: ({ keadaan }) => t(kata[keadaan]),
        cell: ({ keadaan }) => <Badge tone={nada[keadaan]}>{t(kata[keadaan])}</Badge>,
      },
      { name: 'barcode', title: t('Barcode'), text: ({ kode_barcode }) => kode_barcode ?? '-' },
      {
        name: 'nama',
        title: t('Nama Barang'),
        grows: true,
        text: ({ kalimat, nama_barang }) => kalimat ?? nama_barang ?? '',
      },
    ],
    [t],
  )
}

/** The two ways to choose: some files, or a folder whole. */
function Pilih({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useWords()
  const satu = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const rest = (label: string) => ({
    className: 'only-heard',
    type: 'file',
    multiple: true,
    tabIndex: -1,
    'aria-label': label,
    onChange: (event: { target: HTMLInputElement }) => {
      onFiles([...(event.target.files ?? [])])
      event.target.value = ''
    },
  })
  return (
    <>
      <input ref={satu} accept="image/*" {...rest(t('Pilih Foto'))} />
      <input ref={folder} {...rest(t('Pilih Folder'))} {...{ webkitdirectory: '' }} />
      <KeyButton
        keyName="F4"
        label="Pilih Foto"
        run={() => satu.current?.click()}
        icon={<Icon name="picture" />}
      />
      <Button icon={<Icon name="folder" />} onClick={() => folder.current?.click()}>
        {t('Pilih Folder')}
      </Button>
    </>
  )
}

function Ringkas({ foto }: { readonly foto: ReturnType<typeof useFoto> }) {
  const t = useWords()
  const { baris, sibuk } = foto
  if (baris.length === 0) return null
  const jumlah = (keadaan: BarisFoto['keadaan']): string =>
    `${t(kata[keadaan])} ${formatRupiah(baris.filter((row) => row.keadaan === keadaan).length)}`
  return (
    <p className="foto-ringkas" role="status">
      {[jumlah('COCOK'), jumlah('TIDAK'), jumlah('TERSIMPAN')].join(' · ')}
      {sibuk === undefined ? null : (
        <progress max={sibuk.semua} value={sibuk.sudah} aria-label={t('Mengirim Foto')} />
      )}
    </p>
  )
}

/** Photos of many pieces: a folder is dropped, its files find their pieces by their names. */
export function FotoBarangScreen() {
  const t = useWords()
  const foto = useFoto()
  const columns = useColumns()
  const [diatas, setDiatas] = useState(false)
  const { baris, kosongkan, sibuk, simpan, tambah } = foto
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDiatas(false)
    filesDari(event.dataTransfer.items).then(tambah).catch(failure)
  }
  return (
    <Page
      actions={
        <>
          <Button disabled={baris.length === 0 || sibuk !== undefined} onClick={kosongkan}>
            {t('Kosongkan')}
          </Button>
          <Pilih onFiles={(files) => void tambah(files)} />
          <KeyButton
            keyName="F9"
            label="Simpan"
            run={() => void simpan()}
            type="primary"
            loading={sibuk !== undefined}
          />
        </>
      }
    >
      <div
        className={diatas ? 'foto-tempat di-atas' : 'foto-tempat'}
        onDragOver={(event) => {
          event.preventDefault()
          setDiatas(true)
        }}
        onDragLeave={() => setDiatas(false)}
        onDrop={drop}
      >
        <p className="meta">
          {t(
            'Lepaskan folder atau foto di sini. Nama file adalah barcode atau kode intern barang.',
          )}
        </p>
        <Ringkas foto={foto} />
        <Table
          label={t('Foto')}
          columns={columns}
          rows={baris}
          keyOf={({ id }) => id}
          rowClass={({ keadaan }) => (keadaan === 'TIDAK' ? 'row-bad' : undefined)}
          empty={<p>{t('Belum Ada Foto')}</p>}
        />
      </div>
    </Page>
  )
}
