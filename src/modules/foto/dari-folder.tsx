/** What was dropped: files, and those in folders however deep. */
export async function filesDari(items: DataTransferItemList): Promise<File[]> {
  // Asked for at once: after the event the list is empty.
  const entries = [...items].map((item) => item.webkitGetAsEntry())
  return (await Promise.all(entries.map((entry) => filesOf(entry)))).flat()
}

async function filesOf(entry: FileSystemEntry | null): Promise<File[]> {
  if (entry instanceof FileSystemFileEntry)
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const reader = entry.createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    // A browser hands out a folder a hundred names at a time, until there is none left.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) break
    found.push(...some)
  }
  return (await Promise.all(found.map(filesOf))).flat()
}
