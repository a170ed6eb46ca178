-- A new customer is written by the posting that names him: a sale that is refused leaves no name and
-- no telephone number behind. Personal data stands outside the chain (DOMAIN 3), so no text.
SET LOCAL search_path = kencana, pg_temp;

-- [{id, nama_customer, alamat_customer, no_hp, jenis_pelanggan}]
CREATE FUNCTION tulis_pelanggan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pelanggan (kode_toko, id, nama_customer, alamat_customer, no_hp, jenis_pelanggan)
  SELECT k.toko, p.* FROM jsonb_to_recordset(isi) AS p(id uuid, nama_customer text,
    alamat_customer text, no_hp text, jenis_pelanggan text);
  RETURN NULL;
END $$;
CREATE FUNCTION baca_pelanggan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;
SELECT pasang_buku();
