-- Guessing at the door stops nobody's approvals, and a word of the search is no shop's code.
SET LOCAL search_path = kencana, pg_temp;

-- gagal: passwords tried at the log-in from browsers that the user never used. gagal_izin: those
-- that signed-in people try, for an approval or to change their own. docs/adr/0054 tells why.
ALTER TABLE users ADD gagal_izin int NOT NULL DEFAULT 0, ADD gagal_izin_pada timestamptz;
GRANT UPDATE (gagal_izin, gagal_izin_pada) ON users TO kencana_app;
DROP TRIGGER riwayat ON users;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp ON users
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi', 'gagal', 'gagal_pada',
    'gagal_minta', 'gagal_minta_pada', 'gagal_izin', 'gagal_izin_pada');

-- As in 0034, but each word stands behind the shop with which the text begins: 'gs' asked for
-- every piece of GS1.
CREATE OR REPLACE FUNCTION cari_barang(v_toko text, q text, saring jsonb, v_skip int, v_limit int)
RETURNS json LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  v_urut text := coalesce(saring->>'urut', 'kode_barcode'); hasil json; pola text[];
  v_panjang int; lewat_indeks boolean;
BEGIN
  SELECT coalesce(array_agg('~' || lower(v_toko COLLATE "C") || ' ' || pola_cari(k)), '{}'),
    count(*) FILTER (WHERE k ~ '[[:alnum:]]{3}')
  INTO pola, v_panjang
  FROM regexp_split_to_table(lower(btrim(q) COLLATE "C"), '\s+') AS k WHERE k <> '';
  lewat_indeks := v_panjang > 0 AND NOT saring ?| '{kode_baki,semua}';
  v_skip := greatest(v_skip, 0);
  v_limit := least(greatest(v_limit, 1), 1000);
  IF v_urut NOT IN ('kode_barcode', 'nama_barang', 'kode_group', 'kode_baki', 'berat') THEN
    v_urut := 'kode_barcode';
  END IF;
  IF v_urut = 'kode_barcode' AND NOT saring ?| '{kode_baki,semua,berat_awal,berat_akhir}' THEN
    hasil := cari_berjalan(v_toko, pola, saring, CASE WHEN lewat_indeks THEN
      CASE WHEN v_panjang = cardinality(pola) THEN 100 ELSE 500 END END, v_skip, v_limit);
    IF hasil IS NOT NULL THEN RETURN hasil; END IF;
  END IF;
  RETURN cari_semua(v_toko, pola, saring, lewat_indeks, v_urut, v_skip, v_limit);
END $$;
