import { DocumentScreen } from '#web/document/DocumentScreen'
import { AmbilBerkas } from './AmbilBerkas.tsx'
import { updateBarangExternal } from './external.ts'

const ambil = async () => AmbilBerkas

/** Pieces of another system, from its file (docs/adr/0313). */
export function UpdateExternalScreen() {
  return <DocumentScreen document={updateBarangExternal} above={ambil} />
}
