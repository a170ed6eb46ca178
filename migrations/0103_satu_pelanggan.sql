-- Who buys and who sells is one person, written by one writer: an exchange lost what kind of customer
-- he is, since who sold was written without it.
SET LOCAL search_path = kencana, pg_temp;

-- [{id, nama_customer, alamat_customer, no_hp, jenis_pelanggan, jenis_identitas, no_identitas,
-- foto_identitas}]: a new one, or what is new of the card of one who is known.
CREATE OR REPLACE FUNCTION tulis_pelanggan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pelanggan AS p (kode_toko, id, nama_customer, alamat_customer, no_hp, jenis_pelanggan,
    jenis_identitas, no_identitas, foto_identitas)
  SELECT k.toko, b.* FROM jsonb_to_recordset(isi) AS b(id uuid, nama_customer text,
    alamat_customer text, no_hp text, jenis_pelanggan text, jenis_identitas text, no_identitas text,
    foto_identitas text)
  ON CONFLICT (kode_toko, id) DO UPDATE SET jenis_pelanggan = excluded.jenis_pelanggan,
    jenis_identitas = coalesce(excluded.jenis_identitas, p.jenis_identitas),
    no_identitas = coalesce(excluded.no_identitas, p.no_identitas),
    foto_identitas = coalesce(excluded.foto_identitas, p.foto_identitas);
  RETURN NULL;
END $$;

-- The name stays in the books of old postings, which have no text of it (baca_penjual).
DROP FUNCTION tulis_penjual(konteks, jsonb);
SELECT pasang_buku();
