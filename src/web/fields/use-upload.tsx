import { useState } from 'react'
import type { Field } from '#kernel/field'
import { unggahGambar } from '#kernel/gambar'
import { call } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'
import { useWords } from '../words.tsx'

function folderOf({ folder, label }: Field): string {
  if (folder === undefined) throw new Error(`the image ${label} names no folder`)
  return folder
}

/** Sends a picture into the folder of a field; answers its path, or nothing when it was refused. */
export function useUpload(field: Field) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const send = async (file: File): Promise<string | undefined> => {
    setBusy(true)
    try {
      const given = { params: { folder: folderOf(field) }, body: { kode_barcode: null } }
      const { data } = await call(unggahGambar, given, { file, milliseconds: 60_000 })
      return data.gambar_path
    } catch (error) {
      failure(error, t('Gambar Gagal Dikirim'))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
