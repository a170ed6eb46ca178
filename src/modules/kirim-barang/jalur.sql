-- Parcels of this shop of which the other shop told, or the rest was lost or came back, in these days: what
-- is missing of each (mg, pieces), and the seal that it arrived with.
CREATE OR REPLACE FUNCTION kiriman_sampai(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, nomor text, oleh text, tujuan text, kurir text, no_segel text, segel_terima text,
  penerima text, susut bigint, hilang bigint, tgl date, saat timestamptz, ditimbang jsonb)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.input_by, i.isi->>'tujuan', i.isi->>'kurir', i.isi->>'no_segel',
    i.isi->>'segel_terima', i.isi->>'penerima', greatest(0, 0 - coalesce((i.isi->>'selisih')::bigint, 0)
      + coalesce((i.isi->>'susut_kembali')::bigint, 0)),
    coalesce((i.isi->>'pcs_hilang')::bigint, 0), t.tgl_system, t.saat,
    coalesce(i.isi->'ditimbang', '[]')
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i,
    LATERAL (SELECT tgl_system, saat FROM transisi WHERE kode_toko = v_toko AND id_dokumen = s.id
      AND perintah IN ('portal/barang-diterima', 'kirim-barang/kembali', 'kirim-barang/hilang')
      ORDER BY versi DESC LIMIT 1) t
  WHERE s.kode_toko = v_toko AND s.jenis = 'KIRIM_BARANG' AND s.status <> 'VALID'
    AND s.status IN ('SEBAGIAN', 'SISA', 'DONE') AND t.tgl_system BETWEEN v_awal AND v_akhir $$;

-- On one route gold or pieces were lost twice or more within so many days: one finding, of the last time.
CREATE OR REPLACE FUNCTION ganjil_jalur_kurang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg,
    angka_parameter(v_toko, 'PERIKSA_HARI', 30)::int AS hari),
  kurang AS MATERIALIZED (SELECT k.* FROM batas, kiriman_sampai(v_toko, v_awal - batas.hari, v_akhir) k
    WHERE k.susut >= batas.mg OR k.hilang > 0)
  SELECT k.id || ' ' || l.banyak, k.tgl, k.saat, k.oleh, k.nomor, 'KIRIM_BARANG', k.tujuan, 80,
    jsonb_build_array(bukti_teks('Jalur', v_toko || ' -> ' || k.tujuan),
      bukti_teks('Kiriman Yang Kurang', l.banyak::text), bukti_berat('Susut Seluruhnya', l.susut::bigint),
      bukti_teks('Pcs Hilang', l.hilang::text), bukti_teks('Kurir', l.kurir))
  FROM batas, (SELECT DISTINCT ON (tujuan) * FROM kurang WHERE tgl >= v_awal
      ORDER BY tujuan, saat DESC, id) k,
    LATERAL (SELECT count(*) AS banyak, sum(x.susut) AS susut, sum(x.hilang) AS hilang,
        string_agg(DISTINCT x.kurir, ', ') AS kurir
      FROM kurang x WHERE x.tujuan = k.tujuan AND x.tgl >= k.tgl - batas.hari) l
  WHERE l.banyak > 1 $$;

-- On one route nearly every piece arrives a little lighter, each within what a scale may be off: scales
-- are off to both sides.
CREATE OR REPLACE FUNCTION ganjil_jalur_ringan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg,
    angka_parameter(v_toko, 'PERIKSA_HARI', 30)::int AS hari),
  sampai AS MATERIALIZED (SELECT k.* FROM batas, kiriman_sampai(v_toko, v_awal - batas.hari, v_akhir) k)
  SELECT k.id::text, k.tgl, k.saat, k.oleh, k.nomor, 'KIRIM_BARANG', k.tujuan, 70,
    jsonb_build_array(bukti_teks('Jalur', v_toko || ' -> ' || k.tujuan),
      bukti_teks('Pcs Lebih Ringan', r.ringan || ' / ' || r.banyak),
      bukti_berat('Susut Seluruhnya', r.susut::bigint), bukti_teks('Kurir', r.kurir))
  FROM batas, (SELECT DISTINCT ON (tujuan) * FROM sampai WHERE tgl >= v_awal
      ORDER BY tujuan, saat DESC, id) k,
    LATERAL (SELECT count(*) AS banyak, count(*) FILTER (WHERE t.terima < t.kirim) AS ringan,
        count(*) FILTER (WHERE t.terima > t.kirim) AS berat, sum(t.kirim - t.terima) AS susut,
        count(DISTINCT x.id) FILTER (WHERE t.terima < t.kirim) AS kiriman,
        string_agg(DISTINCT x.kurir, ', ') AS kurir
      FROM sampai x, jsonb_to_recordset(x.ditimbang) AS t(kirim bigint, terima bigint)
      WHERE x.tujuan = k.tujuan AND x.tgl >= k.tgl - batas.hari AND x.susut < batas.mg AND x.hilang = 0) r
  WHERE r.ringan >= 8 AND r.ringan >= 8 * r.berat AND r.ringan * 4 >= r.banyak * 3
    AND r.kiriman > 1 AND r.susut >= batas.mg $$;

-- A parcel arrived with another seal than it left with.
CREATE OR REPLACE FUNCTION ganjil_segel_beda(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT k.id || ' ' || k.segel_terima, k.tgl, k.saat, k.oleh, k.nomor, 'KIRIM_BARANG', k.tujuan, 75,
    jsonb_build_array(bukti_teks('Jalur', v_toko || ' -> ' || k.tujuan),
      bukti_teks('No Segel', k.no_segel), bukti_teks('Segel Saat Diterima', k.segel_terima),
      bukti_teks('Kurir', k.kurir), bukti_teks('Diterima Oleh', k.penerima))
  FROM kiriman_sampai(v_toko, v_awal, v_akhir) k WHERE k.segel_terima <> k.no_segel $$;

GRANT EXECUTE ON FUNCTION ganjil_jalur_kurang, ganjil_jalur_ringan, ganjil_segel_beda, kiriman_sampai TO kencana_app;
