CREATE OR REPLACE FUNCTION audit_jurnal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Jurnal posting %s tidak seimbang: debit %s, kredit %s', id_posting, sum(debit),
      sum(kredit)) AS kalimat
    FROM jurnal WHERE kode_toko = v_toko GROUP BY id_posting HAVING sum(debit) <> sum(kredit)
    UNION ALL
    SELECT format('Jurnal memakai akun %s yang tidak ada', nomor_akun)
    FROM (SELECT DISTINCT nomor_akun FROM jurnal WHERE kode_toko = v_toko) j
    WHERE NOT EXISTS (SELECT FROM akun a
      WHERE a.kode_toko = v_toko AND a.nomor_akun = j.nomor_akun)) b LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_akun_kas(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{KAS,BANK,KARTU DEBET,KARTU KREDIT}') $$;

CREATE OR REPLACE FUNCTION audit_akun_pajak(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{PAJAK}') $$;

CREATE OR REPLACE FUNCTION audit_akun_pph22(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{PPH 22}') $$;

CREATE OR REPLACE FUNCTION audit_akun_rosok(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{ROSOK}') $$;

CREATE OR REPLACE FUNCTION audit_akun_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{STOK EMAS,STOK BERLIAN}') $$;
