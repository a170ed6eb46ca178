-- Messages that are due, over all shops: each is held for so many seconds by who sends it. What was held
-- for longer may have gone out or not: it is not sent again by itself (docs/adr/0331).
CREATE OR REPLACE FUNCTION ambil_pesan(v_banyak int, v_sewa int, v_kanal text[])
RETURNS TABLE (kode_toko text, id uuid, coba int, kanal text, penerima text, judul text, isi text,
  pengirim text)
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH mati AS (
    UPDATE pesan_keluar SET status = 'TIDAK_PASTI', selesai = clock_timestamp(),
      isi = CASE WHEN rahasia THEN '***' ELSE isi END
    WHERE status = 'JALAN' AND berikut <= clock_timestamp()),
  usang AS (
    UPDATE pesan_keluar SET status = 'BATAL', selesai = clock_timestamp(),
      isi = CASE WHEN rahasia THEN '***' ELSE isi END
    WHERE status = 'ANTRI' AND batas <= clock_timestamp()),
  siap AS (
    SELECT p.kode_toko, p.id FROM pesan_keluar p
    WHERE p.status = 'ANTRI' AND p.berikut <= clock_timestamp() AND p.kanal = ANY (v_kanal)
      AND (p.batas IS NULL OR p.batas > clock_timestamp())
    ORDER BY p.berikut LIMIT v_banyak FOR UPDATE SKIP LOCKED),
  milikku AS (
    UPDATE pesan_keluar p SET status = 'JALAN', coba = p.coba + 1, id_luar = NULL,
      berikut = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (p.kode_toko, p.id) = (s.kode_toko, s.id)
    RETURNING p.*)
  SELECT m.kode_toko, m.id, m.coba, m.kanal, m.penerima, t.nama_toko, m.isi,
    teks_parameter(m.kode_toko, 'WHATSAPP_PENGIRIM')
  FROM milikku m JOIN toko t USING (kode_toko) $$;

-- What the service says later of messages (docs/adr/0395), in any order and more than once: [{id_luar, status,
-- galat, toko, id, coba}]. A message is known by the service's id of its last try, or by what went out with
-- that try, before its answer came, or where it never did. Nothing turns back: what came stays, and what a person was about to
-- send again, or let be, came after all. @returns shops of which something changed
CREATE OR REPLACE FUNCTION terima_kabar_pesan(v_kabar jsonb) RETURNS SETOF text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE k record; v_toko text; v_semua text[] := '{}';
BEGIN
  -- Of one message the furthest, and in one order: two calls do not wait for each other.
  FOR k IN SELECT DISTINCT ON (x.id_luar) x.* FROM jsonb_to_recordset(v_kabar) AS x(id_luar text, status text,
      galat text, toko text, id uuid, coba int)
    ORDER BY x.id_luar, array_position(ARRAY['DIBACA', 'SAMPAI', 'GAGAL', 'TERKIRIM'], x.status) LOOP
    FOR v_toko IN UPDATE pesan_keluar p SET status = k.status, galat = k.galat, id_luar = k.id_luar,
        isi = CASE WHEN p.rahasia THEN '***' ELSE p.isi END, selesai = coalesce(p.selesai, clock_timestamp())
      WHERE p.kanal = 'WHATSAPP' AND p.penerima <> ''
        AND (p.id_luar = k.id_luar OR p.kode_toko = k.toko AND p.id = k.id AND p.coba = k.coba)
        AND p.status = ANY (CASE k.status
          WHEN 'TERKIRIM' THEN ARRAY['JALAN', 'TIDAK_PASTI']
          WHEN 'GAGAL' THEN ARRAY['JALAN', 'TIDAK_PASTI', 'TERKIRIM']
          WHEN 'SAMPAI' THEN ARRAY['JALAN', 'TIDAK_PASTI', 'TERKIRIM', 'GAGAL', 'ANTRI', 'BATAL']
          ELSE ARRAY['JALAN', 'TIDAK_PASTI', 'TERKIRIM', 'GAGAL', 'ANTRI', 'BATAL', 'SAMPAI'] END)
      RETURNING p.kode_toko LOOP
      v_semua := v_semua || v_toko;
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT DISTINCT t FROM unnest(v_semua) t;
END $$;

-- Milliseconds until something is due; null: nothing waits.
CREATE OR REPLACE FUNCTION jeda_pesan(v_kanal text[]) RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(berikut) - clock_timestamp()) * 1000))::int
  FROM pesan_keluar WHERE status IN ('ANTRI', 'JALAN') AND kanal = ANY (v_kanal) $$;

-- The words of a message: {{name}} stands for what is known of it.
CREATE OR REPLACE FUNCTION isi_pesan(v_isi text, nilai jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT key, value FROM jsonb_each_text(nilai) LOOP
    v_isi := replace(v_isi, '{{' || r.key || '}}', coalesce(r.value, '-'));
  END LOOP;
  RETURN v_isi;
END $$;

-- Whole rupiah as a customer reads them.
CREATE OR REPLACE FUNCTION rupiah_pesan(v_jumlah bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(to_char(v_jumlah, 'FM999,999,999,999,990'), ',', '.') $$;

-- Greetings and notes go to members who agreed alone; of his own goods and debts everybody is told.
CREATE OR REPLACE FUNCTION perlu_setuju(v_kode text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT v_kode IN ('ULANG_TAHUN', 'NOTA_CETAK') $$;

-- Puts what is to be said by itself into the outbox of every shop that says it: functions
-- pesan_otomatis_<name>(toko, day of the clock) answer {kunci, penerima, nilai} for each person. By day
-- only, and each once: by e-mail to a member who wants that, where this server sends e-mail, and in his
-- language where the shop has written it; what needs his consent by the way alone that he agreed to. How
-- many were put there.
CREATE OR REPLACE FUNCTION antri_pesan_otomatis(v_saat timestamptz, v_email boolean) RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE t record; f text; n int; semua int := 0;
BEGIN
  FOR t IN SELECT m.kode_toko, m.kode_pesan, to_jsonb(m) AS kata, k.nama_toko, k.zona,
      modul_nyala(m.kode_toko, 'MEMBER_MODULE', false) AS bermember FROM template_pesan m
      JOIN toko k USING (kode_toko)
    WHERE m.otomatis AND modul_nyala(m.kode_toko, 'WHATSAPP_MODULE', false) AND extract(hour FROM v_saat AT TIME ZONE k.zona) BETWEEN 8 AND 19
    ORDER BY m.kode_toko, m.kode_pesan LOOP
    f := 'pesan_otomatis_' || lower(t.kode_pesan);
    CONTINUE WHEN NOT EXISTS (SELECT FROM fungsi_bernama('pesan_otomatis_') g WHERE g = f);
    EXECUTE format($q$INSERT INTO pesan_keluar (kode_toko, kunci, oleh, kode_pesan, kanal, penerima, isi)
      SELECT $1, $2 || ' ' || j.kunci, 'kencana', $2, CASE WHEN s.surat THEN 'EMAIL' ELSE 'WHATSAPP' END,
        CASE WHEN s.surat THEN m.email ELSE j.penerima END,
        isi_pesan(coalesce(nullif($3->>('isi_' || m.bahasa), ''), $3->>'isi'),
          j.nilai || jsonb_build_object('toko', $4))
      FROM kencana.%I($1, $7) j LEFT JOIN member_dari_hp(j.penerima) m ON $5 AND m.kode_member IS NOT NULL,
        LATERAL (SELECT $6 AND coalesce(m.saluran = 'EMAIL' AND m.email <> '', false) AS surat) s
      WHERE j.penerima ~ '^[0-9]{10,15}$' AND (NOT perlu_setuju($2)
        OR coalesce(m.saluran = CASE WHEN s.surat THEN 'EMAIL' ELSE 'WHATSAPP' END, false))
      ON CONFLICT DO NOTHING$q$, f)
    USING t.kode_toko, t.kode_pesan, t.kata, t.nama_toko, t.bermember, v_email,
      (v_saat AT TIME ZONE t.zona)::date;
    GET DIAGNOSTICS n = ROW_COUNT;
    semua := semua + n;
  END LOOP;
  RETURN semua;
END $$;

-- Puts what a person says into the outbox, unless he, or somebody at the same moment, has just said it to
-- the same number. @returns its id; NULL: it was said
CREATE OR REPLACE FUNCTION antri_chat(v_toko text, v_oleh text, v_penerima text, v_isi text, v_menit int)
RETURNS uuid LANGUAGE plpgsql VOLATILE SET search_path = kencana, pg_temp AS $$
DECLARE v_id uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', v_toko, v_penerima, v_isi), 331));
  INSERT INTO pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi)
  SELECT v_toko, gen_random_uuid()::text, v_oleh, 'CHAT', v_penerima, v_isi
  WHERE NOT EXISTS (SELECT FROM pesan_keluar WHERE kode_toko = v_toko AND penerima = v_penerima
    AND isi = v_isi AND status NOT IN ('GAGAL', 'BATAL')
    AND saat > clock_timestamp() - make_interval(mins => v_menit))
  RETURNING id INTO v_id;
  RETURN v_id;
END $$;

-- What went out long ago is nobody's business any more.
CREATE OR REPLACE FUNCTION rapikan_pesan(v_banyak int) RETURNS int LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE n int;
BEGIN
  UPDATE pesan_keluar SET isi = '***' WHERE kode_toko = toko_kini() AND rahasia AND isi <> '***'
    AND batas < clock_timestamp();
  DELETE FROM pesan_keluar WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM pesan_keluar
    WHERE kode_toko = toko_kini() AND saat < clock_timestamp() - interval '90 days'
      AND status NOT IN ('ANTRI', 'JALAN') LIMIT v_banyak);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;

CREATE OR REPLACE FUNCTION toko_baru_pesan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO template_pesan (kode_toko, kode_pesan, nama_pesan, isi)
  SELECT v_toko, v.* FROM (VALUES
    ('SERVICE_SELESAI', 'Service selesai',
      E'Yth. {{nama}},\n{{barang}} Anda ({{nomor}}) sudah selesai dan dapat diambil di {{toko}}.\nSisa pembayaran: Rp {{jumlah}}.'),
    ('PESANAN_SELESAI', 'Pesanan selesai',
      E'Yth. {{nama}},\nPesanan {{nomor}} sudah jadi dan dapat diambil di {{toko}}.'),
    ('HUTANG_TEMPO', 'Hutang jatuh tempo',
      E'Yth. {{nama}},\nPinjaman {{nomor}} di {{toko}} jatuh tempo {{tanggal}}.\nTebusan hari ini Rp {{jumlah}}; boleh juga diperpanjang.'),
    ('CICILAN_TEMPO', 'Angsuran jatuh tempo',
      E'Yth. {{nama}},\nAngsuran {{nomor}} di {{toko}} jatuh tempo {{tanggal}}: Rp {{jumlah}}.'),
    ('NOTA_CETAK', 'Nota dicetak',
      E'Yth. {{nama}},\nTerima kasih telah berbelanja di {{toko}}. Nota {{nomor}} tanggal {{tanggal}}: Rp {{jumlah}}.'),
    ('ULANG_TAHUN', 'Ulang tahun member',
      E'Selamat ulang tahun {{nama}}!\nSalam hangat dari {{toko}}.'))
    AS v(kode, nama, isi)
  ON CONFLICT DO NOTHING $$;

-- Messages that somebody has to look after: those that wait for more than an hour, too. Codes to sign in
-- with were asked for anew long since.
CREATE OR REPLACE FUNCTION perhatian_tutup_pesan(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM pesan_keluar
  WHERE kode_toko = v_toko AND NOT rahasia AND (status IN ('GAGAL', 'TIDAK_PASTI')
    OR status = 'ANTRI' AND saat < clock_timestamp() - interval '1 hour')
  HAVING count(*) > 0 $$;

-- What a person was sent, for his page.
CREATE OR REPLACE FUNCTION profil_pesan(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'terakhir', max(p.saat AT TIME ZONE t.zona)::date)
  FROM toko t JOIN pesan_keluar p ON p.kode_toko = t.kode_toko
  WHERE t.kode_toko = v_toko AND p.penerima = ANY (v_hp)
    AND p.status IN ('TERKIRIM', 'SAMPAI', 'DIBACA')
  HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION ambil_pesan, antri_chat, antri_pesan_otomatis, jeda_pesan, rapikan_pesan,
  terima_kabar_pesan TO kencana_app;
